import { useLingui } from '@lingui/react/macro';
import { findProvinceOf, listDistricts, provinces } from '@portal/clinical-domain/profile/nepal-districts';
import { Select } from '@portal/ui/select.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { FormCard, type PartProps } from './form-card.tsx';
import { toOptions } from './options.ts';
import { wardPattern } from './patterns.ts';

export function AddressCard({ profile, change }: PartProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { province, district } = profile;
  const districts = listDistricts(province, language);

  /** A district of another province goes. */
  function chooseProvince(chosen: string | null) {
    const next = chosen ?? '';
    const fits = next === '' || findProvinceOf(district) === next;
    change({ province: next, district: fits ? district : '' });
  }

  function chooseDistrict(chosen: string | null) {
    const next = chosen ?? '';
    change({ district: next, province: findProvinceOf(next) ?? province });
  }

  return (
    <FormCard title={t`Address`}>
      <Select
        label={t`Province`}
        options={toOptions(provinces, province, language)}
        value={province || null}
        onChange={chooseProvince}
      />
      <Select
        key={province}
        label={t`District`}
        options={toOptions(districts, district, language)}
        value={district || null}
        onChange={chooseDistrict}
      />
      <TextField
        label={t`Local body`}
        hint={t`The name of your city, municipality or rural municipality.`}
        autoComplete="address-level2"
        maxLength={120}
        value={profile.localBody}
        onChange={({ target }) => change({ localBody: target.value })}
      />
      <TextField
        label={t`Ward`}
        hint={t`A number from 1 to 33.`}
        inputMode="numeric"
        pattern={wardPattern}
        maxLength={4}
        value={profile.ward}
        onChange={({ target }) => change({ ward: target.value })}
      />
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
