import { useLingui } from '@lingui/react/macro';
import { Select } from '@portal/ui/select.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { FormCard, type PartProps } from './form-card.tsx';
import { phonePattern } from './patterns.ts';
import { findRelation, relations } from './relations.ts';

/** A contact that cannot be named or called helps nobody: who gives one part gives both. */
export function EmergencyCard({ profile, change }: PartProps) {
  const { t } = useLingui();
  const { contactName, contactRelation, contactMobile } = profile;
  const isGiven = [contactName, contactRelation, contactMobile].some((value) => value.trim() !== '');
  const known = Object.entries(relations).map(([id, name]) => ({ id, name: t(name) }));
  const isKnown = contactRelation === '' || findRelation(contactRelation) !== undefined;
  return (
    <FormCard title={t`Emergency contact`}>
      <TextField
        label={t`Name`}
        autoComplete="off"
        maxLength={120}
        required={isGiven}
        value={contactName}
        onChange={({ target }) => change({ contactName: target.value })}
      />
      <Select
        label={t`Relationship`}
        options={isKnown ? known : [...known, { id: contactRelation, name: contactRelation }]}
        value={contactRelation || null}
        onChange={(id) => change({ contactRelation: id ?? '' })}
      />
      <TextField
        label={t`Mobile number of your contact`}
        type="tel"
        autoComplete="off"
        pattern={phonePattern}
        rule={t`Use 7 to 20 digits, like 9841234567.`}
        maxLength={24}
        required={isGiven}
        value={contactMobile}
        onChange={({ target }) => change({ contactMobile: target.value })}
      />
    </FormCard>
  );
}
