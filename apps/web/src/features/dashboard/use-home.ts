import { findUnread } from '@portal/clinical-domain/messages/unread';
import { readReport } from '@portal/clinical-domain/results/read-report';
import { sortByWeight } from '@portal/clinical-domain/results/verdict';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { useAnswer } from '../../session/records/load.ts';
import { listUnreadAbout, notificationsOf } from '../../session/records/notifications.ts';
import { useSession } from '../../session/session.ts';
import { homeFactsQuery } from './home-facts.ts';

/** What is new, from the readings that every card of the page shares; a part is undefined until it is known. */
export function useHome() {
  const { user } = useSession();
  const language = useLanguage();
  const facts = useAnswer(homeFactsQuery());
  const { data: notifications, isError: hasNoNotifications } = useAnswer(notificationsOf(user?.id));
  const { results, communications, vitalSigns, hasVisits } = facts.data ?? {};
  const reports = results?.reports.map((report) => readReport(report, results.observations, language));
  const unreadIds = notifications && listUnreadAbout(notifications, 'DiagnosticReport');
  return {
    isAnswered: facts.data !== undefined || facts.isError,
    reports,
    /** Which of the reports are new, or that this cannot be known. */
    isNewsKnown: notifications !== undefined || hasNoNotifications,
    unreadReports: reports && unreadIds && sortByWeight(reports.filter(({ id }) => unreadIds.includes(id))),
    unreadReportCount: unreadIds?.length,
    isInboxKnown: communications !== undefined,
    unread: communications && findUnread(communications, user?.id ?? '', language),
    vitalSigns,
    hasVisits,
  };
}
