import { ArrowRight, LogOut, Mic, Search, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { DatePicker } from '../date-picker.tsx';
import { Form } from '../form.tsx';
import { IconButton } from '../icon-button.tsx';
import { Select } from '../select.tsx';
import { SlotButton } from '../slot-button.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { TextLink } from '../text-link.tsx';
import { WaitingButton } from '../waiting-button.tsx';
import { GallerySection } from './gallery-section.tsx';
import type { GalleryStrings } from './gallery-strings.ts';
import { sampleToday } from './samples.ts';

type Props = { strings: GalleryStrings };

const named = (names: string[]) => names.map((name, index) => ({ id: String(index), name }));

export function ButtonsSection({ strings }: Props) {
  return (
    <GallerySection id="buttons" title={strings.buttons}>
      <div className="flex flex-wrap gap-3">
        <Button>{strings.primary}</Button>
        <Button variant="secondary">{strings.secondary}</Button>
        <Button variant="soft">{strings.soft}</Button>
        <Button variant="ghost">{strings.ghost}</Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger">
          <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
          {strings.signOut}
        </Button>
        <Button disabled>{strings.disabled}</Button>
        <WaitingButton isWaiting>{strings.save}</WaitingButton>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">{strings.small}</Button>
        <Button size="lg">{strings.large}</Button>
        <IconButton label={strings.record} icon={Mic} look="soft" />
        <IconButton label={strings.send} icon={Send} look="solid" />
      </div>
      <TextLink to="#visits">
        {strings.link}
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </TextLink>
    </GallerySection>
  );
}

export function FieldsSection({ strings }: Props) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <GallerySection id="fields" title={strings.fields}>
      <TextField label={strings.label} placeholder={strings.placeholder} hint={strings.hint} icon={Search} />
      <TextField label={strings.patientId} defaultValue="P-204817" readOnly />
      <DatePicker label={strings.searchByDate} today={sampleToday} value={day} onChange={setDay} />
      <TextArea label={strings.visitReason} defaultValue={strings.reason} />
    </GallerySection>
  );
}

export function SelectSection({ strings }: Props) {
  const [filter, setFilter] = useState(0);
  return (
    <GallerySection id="select" title={strings.select}>
      <Select label={strings.appointmentType} options={named(strings.types)} />
      <Select label={strings.specialty} options={named(strings.specialties)} defaultValue="1" />
      <div className="flex flex-wrap gap-2">
        {strings.filters.map((name, index) => (
          <Chip key={name} isOn={index === filter} onClick={() => setFilter(index)}>
            {name}
          </Chip>
        ))}
      </div>
    </GallerySection>
  );
}

export function SlotsSection({ strings }: Props) {
  const [isChosen, setChosen] = useState(true);
  return (
    <GallerySection id="slots" title={strings.slots}>
      <div className="grid gap-1">
        <p className="text-sm text-subtle">{strings.free}</p>
        <SlotButton from="11:00 AM" to="– 11:30 AM" isChosen={false} />
      </div>
      <div className="grid gap-1">
        <p className="text-sm text-subtle">{strings.taken}</p>
        <SlotButton
          from="10:30 AM"
          to="– 11:00 AM"
          isChosen={isChosen}
          onClick={() => setChosen(!isChosen)}
        />
      </div>
      <div className="grid gap-1">
        <p className="text-sm text-subtle">{strings.full}</p>
        <SlotButton from="10:00 AM" to="– 10:30 AM" isChosen={false} disabled />
      </div>
    </GallerySection>
  );
}

export function FormSection({ strings }: Props) {
  const [sent, setSent] = useState<string>();
  return (
    <GallerySection id="form" title={strings.form}>
      <Form
        aria-label={strings.form}
        className="grid gap-4"
        onSubmit={(values) =>
          setSent(
            Array.from(
              values.entries(),
              ([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`,
            ).join('&'),
          )
        }
      >
        <TextField label={strings.email} name="email" type="email" autoComplete="email" required />
        <Select label={strings.appointmentType} name="type" options={named(strings.types)} isRequired />
        <TextArea label={strings.visitReason} name="reason" required />
        <Button type="submit">{strings.proceed}</Button>
        <output className="text-sm break-all text-muted">{sent && `${strings.sent}: ${sent}`}</output>
      </Form>
    </GallerySection>
  );
}
