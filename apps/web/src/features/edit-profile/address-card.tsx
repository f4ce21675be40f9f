import { useLingui } from '@lingui/react/macro';
import { moveToDistrict, moveToProvince } from '@portal/clinical-domain/profile/move-address';
import { listDistricts, provinces } from '@portal/clinical-domain/profile/nepal-districts';
import { Select } from '@portal/ui/select.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { FormCard, type PartProps } from './form-card.tsx';
import { LocalLevelFields } from './local-level-fields.tsx';
import { matcherOf, toOptions } from './options.ts';
import { useLocalLevels } from './use-local-levels.ts';

export function AddressCard({ profile, change }: PartProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const levelsOf = useLocalLevels();
  const { province, district } = profile;
  const districts = listDistricts(province, language);
  return (
    <FormCard title={t`Address`}>
      <Select
        label={t`Province`}
        options={toOptions(provinces, province, language)}
        matches={matcherOf(provinces)}
        value={province || null}
        onChange={(chosen) => change(moveToProvince(profile, chosen ?? '', levelsOf))}
      />
      <Select
        key={province}
        label={t`District`}
        options={toOptions(districts, district, language)}
        matches={matcherOf(districts)}
        value={district || null}
        onChange={(chosen) => change(moveToDistrict(profile, chosen ?? '', levelsOf))}
      />
      <LocalLevelFields profile={profile} change={change} levelsOf={levelsOf} />
      <div className="md:col-span-2">
        <TextField
          label={t`Tole or street`}
          autoComplete="street-address"
          maxLength={200}
          value={profile.street}
          onChange={({ target }) => change({ street: target.value })}
        />
      </div>
    </FormCard>
  );
}
