import { useLingui } from '@lingui/react/macro';
import type { Device } from '../../../platform/call-devices.ts';
import { Select } from '@portal/ui/select.tsx';

type Props = {
  label: string;
  devices: Device[];
  value: string | undefined;
  onChange: (id: string | undefined) => void;
};

/** Which of several; a device that is the only one need not be chosen. */
export function DeviceSelect({ label, devices, value, onChange }: Props) {
  const { t } = useLingui();
  const options = devices.map(({ id, name }, at) => ({ id, name: name || `${label} ${at + 1}` }));
  const [first] = options;
  if (!first) {
    return (
      <p className="flex justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="text-muted">{t`Not found yet`}</span>
      </p>
    );
  }
  return (
    <Select
      key={options.map(({ id }) => id).join()}
      label={label}
      options={options}
      value={value ?? first.id}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}
