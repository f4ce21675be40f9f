import { Plural, Trans } from '@lingui/react/macro';
import { findNextDoses } from '@portal/clinical-domain/medicines/judge-doses';
import { readMedicationName, splitStrength } from '@portal/clinical-domain/medicines/medication-name';
import { readToday, type Today } from '@portal/clinical-domain/medicines/today';
import type { Unread } from '@portal/clinical-domain/messages/unread';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useNow } from '@portal/ui/use-now.ts';
import { VerdictWords } from '@portal/ui/verdict-badge.tsx';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useAnswer } from '../../session/records/load.ts';
import { medicinesOf } from '../../session/records/medicines.ts';
import { useSession } from '../../session/session.ts';
import type { HomePlace } from './home-place.ts';
import { useDoseTime } from './use-dose-time.ts';
import { useHome } from './use-home.ts';

type Props = { id: string; fallback: ReactNode };

/** What a shortcut has to say today; its description where nothing is known. */
export function ShortcutFact({ id, fallback }: Props) {
  if (id === 'test-results') return <ResultsFact fallback={fallback} />;
  if (id === 'medications') return <MedicinesFact fallback={fallback} />;
  if (id === 'messages') return <MessagesFact fallback={fallback} />;
  if (id === 'my-health') return <HealthFact fallback={fallback} />;
  return fallback;
}

type Own = { fallback: ReactNode };

function ResultsFact({ fallback }: Own) {
  const { reports, isNewsKnown, unreadReports } = useHome();
  if (!reports || !isNewsKnown) return fallback;
  const [latest] = reports;
  if (!latest) return <Trans>No results yet</Trans>;
  const [unread] = unreadReports ?? [];
  return unread ? <UnreadResult report={unread} /> : <LastResult report={latest} />;
}

const arrows = { above: ArrowUp, below: ArrowDown, outside: ArrowUpDown };

function UnreadResult({ report }: { report: Report }) {
  const verdict = findVerdict(report);
  const name = <LangText>{report.name}</LangText>;
  if (!verdict || verdict.kind === 'within')
    return (
      <span className="font-medium text-link">
        <Trans>New: {name}</Trans>
      </span>
    );
  const Arrow = arrows[verdict.kind];
  return (
    <span className="font-medium text-on-danger">
      <Arrow size={16} aria-hidden="true" className="mr-0.5 inline align-[-2.5px]" />
      {name}: <VerdictWords verdict={verdict} />
    </span>
  );
}

function LastResult({ report }: { report: Report }) {
  const name = <LangText>{report.name}</LangText>;
  if (report.state === 'pending') return <Trans>{name}: pending</Trans>;
  return findVerdict(report)?.kind === 'within' ? (
    <Trans>Last: {name}, in range</Trans>
  ) : (
    <Trans>Last: {name}</Trans>
  );
}

function MedicinesFact({ fallback }: Own) {
  const now = useNow();
  const { user } = useSession();
  const { data } = useAnswer(medicinesOf(user?.id));
  if (!data) return fallback;
  if (!data.orders.some(({ status }) => status === 'active')) return <Trans>No medicines yet</Trans>;
  const today = readToday(data, { now, zone: getPortalConfig().clinicZone });
  const late = today.late.length;
  if (late > 0)
    return (
      <span className="font-medium text-on-warning">
        <Plural value={late} one="# dose is late" other="# doses are late" />
      </span>
    );
  const next = findNextDoses([...today.due, ...today.next], now);
  const [dose] = next;
  return dose ? <NextDose dose={dose} count={next.length} now={now} /> : fallback;
}

type NextDoseProps = { dose: Today['next'][number]; count: number; now: number };

function NextDose({ dose, count, now }: NextDoseProps) {
  const { language, time } = useDoseTime(dose, now);
  const said = readMedicationName(dose.order, language);
  if (!said) return null;
  const medicine =
    count === 1 ? (
      <span lang={said.language}>{splitStrength(said.text).name}</span>
    ) : (
      <Plural value={count} one="# medicine" other="# medicines" />
    );
  return (
    <Trans>
      Next: {medicine}, {time}
    </Trans>
  );
}

function HealthFact({ fallback }: Own) {
  const { vitalSigns } = useHome();
  if (!vitalSigns) return fallback;
  return <Outlet context={{ name: 'health-fact', vitalSigns, fallback } satisfies HomePlace} />;
}

function MessagesFact({ fallback }: Own) {
  const { isInboxKnown, unread } = useHome();
  if (!isInboxKnown) return fallback;
  return unread ? <UnreadMessages unread={unread} /> : <Trans>No unread messages</Trans>;
}

/** Names the doctor where the record does so in the page's language. */
function UnreadMessages({ unread: { count, from } }: { unread: Unread }) {
  const language = useLanguage();
  const name = <LangText>{from}</LangText>;
  return (
    <span className="font-medium text-link">
      {from?.language === language ? (
        <Trans>
          <Plural value={count} one="# unread" other="# unread" /> from {name}
        </Trans>
      ) : (
        <Plural value={count} one="# unread message" other="# unread messages" />
      )}
    </span>
  );
}
