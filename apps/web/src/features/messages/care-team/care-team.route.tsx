import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { useTwoColumns } from '@portal/ui/use-wide.ts';
import { WhenLoaded } from '@portal/ui/when-loaded.tsx';
import { useId } from 'react';
import { useLoaderData } from 'react-router';
import { load, useAnswer } from '../../../session/records/load.ts';
import { session, useSession } from '../../../session/session.ts';
import { inboxOf, type OwnInbox } from '../inbox.ts';
import { listPartners, type Partner } from '../partners.ts';
import { useReception } from '../use-reception.ts';
import { careFactsQuery } from './care-facts.ts';
import { CareTeamLoading } from './care-team-loading.tsx';
import { Member } from './member.tsx';
import { TopicCard } from './topic-card.tsx';

export function loader() {
  load(inboxOf(session.store.getState().user?.id), { showsLast: true });
  load(careFactsQuery());
  return { now: Date.now() };
}

/** The people who look after the patient, and who gets a message about what. */
export function Component() {
  const { now } = useLoaderData<typeof loader>();
  const { user } = useSession();
  const inbox = useAnswer(inboxOf(user?.id));
  return (
    <div className="container-page pb-6 sm:pb-14">
      <p className="mb-5 text-muted max-sm:mb-4 sm:-mt-3">
        <Trans>The people who look after you. Write to them or book a visit.</Trans>
      </p>
      <WhenLoaded
        answer={{ ...inbox, isError: inbox.isError && !inbox.data }}
        loading={<CareTeamLoading />}
        failed={<Trans>We couldn’t load your care team. Check your connection and try again.</Trans>}
      >
        {(found) => <CareTeam inbox={found} now={now} />}
      </WhenLoaded>
    </div>
  );
}

function CareTeam({ inbox, now }: { inbox: OwnInbox; now: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const isWide = useTwoColumns();
  const reception = useReception();
  const partners = listPartners(inbox, { language, now, reception });
  const people = partners.filter(({ partner }) => partner.startsWith('Practitioner/'));
  const topic = <TopicCard inbox={inbox} partners={partners} reception={reception} now={now} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      {!isWide && topic}
      <div className="grid gap-8">
        {people.length === 0 && <NoMembers />}
        <Members name={t`Doctors`} people={people.filter((one) => !isNurse(one))} inbox={inbox} now={now} />
        <Members name={t`Nurses`} people={people.filter(isNurse)} inbox={inbox} now={now} />
      </div>
      {isWide && <div className="sticky top-24">{topic}</div>}
    </div>
  );
}

/** https://terminology.hl7.org/CodeSystem-practitioner-role.html */
const isNurse = ({ doctor }: Partner) =>
  doctor?.role.code?.some(({ coding }) => coding?.some(({ code }) => code === 'nurse')) ?? false;

type MembersProps = { name: string; people: Partner[]; inbox: OwnInbox; now: number };

function Members({ name, people, inbox, now }: MembersProps) {
  const id = useId();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {name}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
        {people.map((partner) => (
          <li key={partner.partner} className="grid">
            <Member partner={partner} isNurse={isNurse(partner)} visits={inbox.visits} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoMembers() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        title={t`No item to display`}
        actions={
          <LinkButton to="/appointments/choose-specialty" variant="soft">
            <Trans>Book a visit</Trans>
          </LinkButton>
        }
      >
        <p>
          <Trans>Your doctors and nurses will show up here once you’ve booked a visit.</Trans>
        </p>
      </EmptyState>
    </Card>
  );
}
