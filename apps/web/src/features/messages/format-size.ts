import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

const kilobyte = 1024;
const units = { en: { kilo: 'KB', mega: 'MB' }, ne: { kilo: 'केबी', mega: 'एमबी' } };

/** 184 KB, 1.9 MB */
export function useFormatSize(): (bytes: number) => string {
  const language = useLanguage();
  const { kilo, mega } = units[language];
  return (bytes) => {
    const kilobytes = bytes / kilobyte;
    if (kilobytes < kilobyte) return `${formatDigits(Math.max(1, Math.round(kilobytes)), language)} ${kilo}`;
    return `${formatDigits((kilobytes / kilobyte).toFixed(1), language)} ${mega}`;
  };
}
