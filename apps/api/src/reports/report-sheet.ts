import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import type { Report } from '@portal/clinical-domain/results/read-report';

/** Who gives it out, in the sheet's language. */
export type Clinic = { name: string; address: string | undefined; phone: string | undefined };

/** What stands on a report that the portal sets. */
export type ReportSheet = {
  clinic: Clinic;
  view: ClinicView;
  patient: { name: string; number: string; birthDate: string | undefined };
  report: Report;
  madeAt: Date;
};
