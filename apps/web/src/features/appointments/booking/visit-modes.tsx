import { Trans } from '@lingui/react/macro';
import { listModes, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { pickTranslation } from '@portal/clinical-domain/language/translated-text';
import { MapPin, Video } from 'lucide-react';
import { IconText } from '@portal/ui/icon-text.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

/** How this doctor is met, and where if the place is wanted and known; never a place for a video visit alone. */
export function VisitModes({ doctor, hasPlace = false }: { doctor: Doctor; hasPlace?: boolean }) {
  const language = useLanguage();
  const modes = listModes(doctor);
  const place = hasPlace ? pickTranslation(doctor.location, 'name', language) : undefined;
  if (!modes.includes('in-person')) {
    return (
      <IconText icon={Video}>
        <Trans>Video only</Trans>
      </IconText>
    );
  }
  const isBoth = modes.includes('video');
  return (
    <IconText icon={MapPin}>
      {isBoth ? <Trans>In person or video</Trans> : <Trans>In person</Trans>}
      {place && `, ${place}`}
    </IconText>
  );
}
