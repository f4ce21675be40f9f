import type { LanguageTag } from '@portal/clinical-domain/format-locale';
import type { Report } from '@portal/clinical-domain/results/read-report';

/** What stands on a report that the portal sets. */
export type ReportSheet = {
  clinic: { name: string; zone: string };
  language: LanguageTag;
  patient: { name: string; number: string; birthDate: string | undefined };
  report: Report;
  madeAt: Date;
};
