import type { Report } from '@portal/clinical-domain/results/read-report';

const longest = 80;

/** 'Lipid-Profile-2026-11-12.pdf': nothing that a file system would stumble over. */
export function formatFileName({ name, effective }: Pick<Report, 'name' | 'effective'>): string {
  const day = effective?.slice(0, 10) ?? '';
  const plain = `${name.text} ${day}`
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${Array.from(plain).slice(0, longest).join('') || 'report'}.pdf`;
}
