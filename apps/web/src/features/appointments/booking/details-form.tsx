import { Trans, useLingui } from '@lingui/react/macro';
import type { VisitMode } from '@portal/clinical-domain/doctors/doctor';
import type { Choice } from '@portal/fhir-queries/value-set.query';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import { hasRedFlag } from '@portal/clinical-domain/visits/red-flags';
import type { Location } from 'fhir/r4';
import { Building2, MapPin, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { ChoiceCard, ChoiceGroup } from '@portal/ui/choice-card.tsx';
import { Form } from '@portal/ui/form.tsx';
import { IconText } from '@portal/ui/icon-text.tsx';
import { Loading } from '@portal/ui/loading.tsx';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { EmergencyHint } from '@portal/ui/emergency-hint.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Select } from '@portal/ui/select.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { TextArea } from '@portal/ui/text-area.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { WrittenText } from '@portal/ui/written-text.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { withDetails } from './booking-state.ts';
import { formatPlace } from '../place.ts';
import { changeWizard, useWizard } from './wizard.ts';

const longestReason = 2000;
/** For a first visit too: the specification has no type of its own for one. */
const usualType = 'ROUTINE';

type Props = {
  id: string;
  types: Choice[];
  modes: VisitMode[];
  patientNumber: string;
  location: Location | undefined;
  onSubmit: () => void;
  children: ReactNode;
};

/** What is typed is kept at once, so that a reload or a lost connection costs nothing. */
export function DetailsForm({ id, types, modes, patientNumber, location, onSubmit, children }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { details } = useWizard();
  const keep = (change: Partial<typeof details>) => void changeWizard((state) => withDetails(state, change));
  const options = types.map(({ code, names }) => ({
    id: code,
    name: names[language] ?? names['en'] ?? code,
  }));

  const usual = options.find(({ id: code }) => code === usualType)?.name;

  return (
    <Card className="lg:self-start lg:p-8!">
      <Form id={id} className="grid gap-5" onSubmit={onSubmit}>
        <p className="text-sm text-muted sm:hidden">
          <Trans>All fields are required.</Trans>
        </p>
        <TextField label={t`Patient ID`} value={patientNumber} readOnly required />
        <Select
          label={t`Appointment type`}
          options={options}
          value={details.appointmentType}
          onChange={(appointmentType) => keep({ appointmentType })}
          isRequired
          {...(usual && { hint: t`First visit? Choose ${usual}.` })}
        />
        {modes.length > 1 && (
          <ChoiceGroup legend={<span className="text-md">{t`How would you like to meet?`}</span>}>
            <div className="grid gap-3 sm:grid-cols-2">
              {modes.map((mode) => (
                <ChoiceCard
                  key={mode}
                  name="mode"
                  value={mode}
                  checked={details.mode === mode}
                  onChange={() => keep({ mode })}
                  title={mode === 'video' ? t`Online (Telemedicine)` : t`In person`}
                  end={<ModeIcon mode={mode} />}
                />
              ))}
            </div>
          </ChoiceGroup>
        )}
        {details.mode === 'in-person' && location && (
          <IconText icon={MapPin}>
            <LangText>{readTranslated(location, 'name', language)}</LangText>{' '}
            <WrittenText>{formatPlace(location)}</WrittenText>
          </IconText>
        )}
        <TextArea
          label={t`Reason for Appointment`}
          placeholder={t`For example: a cough for two weeks, mostly at night`}
          value={details.reason}
          onChange={({ currentTarget }) => {
            currentTarget.setCustomValidity(isBlank(currentTarget.value) ? t`Required` : '');
            keep({ reason: currentTarget.value });
          }}
          maxLength={longestReason}
          required
        />
        {hasRedFlag(details.reason) && <EmergencyHint phone={getPortalConfig().emergencyPhone} />}
        {children}
      </Form>
    </Card>
  );
}

/** Blanks alone say nothing to the doctor. */
const isBlank = (text: string) => text !== '' && text.trim() === '';

function ModeIcon({ mode }: { mode: VisitMode }) {
  const Icon = mode === 'video' ? Video : Building2;
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />;
}

export function DetailsFormLoading() {
  return (
    <Loading>
      <span className="grid gap-5 rounded-lg bg-surface p-4 shadow-sm lg:p-8">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-36" />
      </span>
    </Loading>
  );
}
