import { useLingui } from '@lingui/react/macro';
import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { CallButton, type Ground } from './call-button.tsx';

type Props = { isOn: boolean; onChange: (isOn: boolean) => void; ground?: Ground };

export function MicrophoneButton({ isOn, onChange, ground = 'picture' }: Props) {
  const { t } = useLingui();
  return (
    <CallButton
      icon={isOn ? Mic : MicOff}
      label={isOn ? t`Microphone is on, turn off` : t`Microphone is off, turn on`}
      word={t`Mic`}
      look={isOn ? 'on' : 'off'}
      ground={ground}
      isPressed={isOn}
      onPress={() => onChange(!isOn)}
    />
  );
}

export function CameraButton({ isOn, onChange, ground = 'picture' }: Props) {
  const { t } = useLingui();
  return (
    <CallButton
      icon={isOn ? Video : VideoOff}
      label={isOn ? t`Camera is on, turn off` : t`Camera is off, turn on`}
      word={t`Camera`}
      look={isOn ? 'on' : 'off'}
      ground={ground}
      isPressed={isOn}
      onPress={() => onChange(!isOn)}
    />
  );
}
