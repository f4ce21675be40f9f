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
import type { GalleryWords } from './gallery-words.ts';
import { sampleToday } from './samples.ts';

type Props = { words: GalleryWords };

const named = (names: string[]) => names.map((name, index) => ({ id: String(index), name }));

export function ButtonsSection({ words }: Props) {
  return (
    <GallerySection id="buttons" title={words.buttons}>
      <div className="flex flex-wrap gap-3">
        <Button>{words.primary}</Button>
        <Button variant="secondary">{words.secondary}</Button>
        <Button variant="soft">{words.soft}</Button>
        <Button variant="ghost">{words.ghost}</Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger">
          <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
          {words.signOut}
        </Button>
        <Button disabled>{words.disabled}</Button>
        <WaitingButton isWaiting>{words.save}</WaitingButton>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">{words.small}</Button>
        <Button size="lg">{words.large}</Button>
        <IconButton label={words.record} icon={Mic} look="soft" />
        <IconButton label={words.send} icon={Send} look="solid" />
      </div>
      <TextLink to="#visits">
        {words.link}
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </TextLink>
    </GallerySection>
  );
}

export function FieldsSection({ words }: Props) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <GallerySection id="fields" title={words.fields}>
      <TextField label={words.label} placeholder={words.placeholder} hint={words.hint} icon={Search} />
      <TextField label={words.patientId} defaultValue="P-204817" readOnly />
      <DatePicker label={words.searchByDate} today={sampleToday} value={day} onChange={setDay} />
      <TextArea label={words.visitReason} defaultValue={words.reason} />
    </GallerySection>
  );
}

export function SelectSection({ words }: Props) {
  const [filter, setFilter] = useState(0);
  return (
    <GallerySection id="select" title={words.select}>
      <Select label={words.appointmentType} options={named(words.types)} />
      <Select label={words.specialty} options={named(words.specialties)} defaultValue="1" />
      <div className="flex flex-wrap gap-2">
        {words.filters.map((name, index) => (
          <Chip key={name} isOn={index === filter} onClick={() => setFilter(index)}>
            {name}
          </Chip>
        ))}
      </div>
    </GallerySection>
  );
}

export function SlotsSection({ words }: Props) {
  const [isChosen, setChosen] = useState(true);
  return (
    <GallerySection id="slots" title={words.slots}>
      <div className="grid gap-1">
        <p className="text-sm text-subtle">{words.free}</p>
        <SlotButton isChosen={false}>{'11:00 AM – 11:30 AM'}</SlotButton>
      </div>
      <div className="grid gap-1">
        <p className="text-sm text-subtle">{words.taken}</p>
        <SlotButton isChosen={isChosen} onClick={() => setChosen(!isChosen)}>
          {'10:30 AM – 11:00 AM'}
        </SlotButton>
      </div>
      <div className="grid gap-1">
        <p className="text-sm text-subtle">{words.full}</p>
        <SlotButton isChosen={false} disabled>
          {'10:00 AM – 10:30 AM'}
        </SlotButton>
      </div>
    </GallerySection>
  );
}

export function FormSection({ words }: Props) {
  const [sent, setSent] = useState<string>();
  return (
    <GallerySection id="form" title={words.form}>
      <Form
        aria-label={words.form}
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
        <TextField label={words.email} name="email" type="email" autoComplete="email" required />
        <Select label={words.appointmentType} name="type" options={named(words.types)} isRequired />
        <TextArea label={words.visitReason} name="reason" required />
        <Button type="submit">{words.proceed}</Button>
        <output className="text-sm break-all text-muted">{sent && `${words.sent}: ${sent}`}</output>
      </Form>
    </GallerySection>
  );
}
