import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  chooseRecipient,
  topics,
  type Recipient,
  type Topic,
} from '@portal/clinical-domain/messages/choose-recipient';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { hueOfPerson } from '@portal/ui/hues.ts';
import { PhoneLink } from '@portal/ui/phone-link.tsx';
import { CalendarDays, FlaskConical, MessageCircle, Pill, ReceiptText, Siren } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { draftQuestion } from '../../../session/drafts/draft-question.ts';
import { useAnswer } from '../../../session/records/load.ts';
import { usePhoto } from '../../../session/records/use-photo.ts';
import type { OwnInbox } from '../inbox.ts';
import type { Partner, Reception } from '../partners.ts';
import { ReplyTime } from '../reply-time.tsx';
import { careFactsQuery, listPast, practitionerOf, readCareFacts } from './care-facts.ts';

const icons = {
  appointment: CalendarDays,
  medicine: Pill,
  results: FlaskConical,
  billing: ReceiptText,
  other: MessageCircle,
};

type Props = { inbox: OwnInbox; partners: Partner[]; reception: Reception; now: number };

/** What it is about comes first: it decides who gets the message, and says so before a word is written. */
export function TopicCard({ inbox, partners, reception, now }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [topic, setTopic] = useState<Topic>();
  const facts = useAnswer(careFactsQuery());
  const { emergencyPhone } = getPortalConfig();
  const names: Record<Topic, string> = {
    appointment: t`Appointment`,
    medicine: t`Medicine`,
    results: t`Results`,
    billing: t`Billing`,
    other: t`Something else`,
  };
  const beginnings: Record<Topic, string> = {
    appointment: t`About my appointment: `,
    medicine: t`About my medicines: `,
    results: t`About my test results: `,
    billing: t`About my bill: `,
    other: '',
  };
  const isKnown = facts.data !== undefined || facts.isError;
  const chosen = topic !== undefined && isKnown ? chooseFor(topic) : undefined;
  const person = partners.find(({ partner }) => partner === chosen?.partner);

  function chooseFor(about: Topic): Recipient {
    return chooseRecipient(about, {
      reception: reception.partner,
      partners: partners.map(({ partner }) => partner),
      lastSeen: practitionerOf(listPast(inbox.visits, now)[0]),
      ...readCareFacts(facts.data ?? { orders: [], reports: [] }),
    });
  }

  async function write(to: Partner, about: Topic) {
    const beginning = beginnings[about];
    void navigate(beginning === '' ? `/messages?id=${to.id}` : await draftQuestion(to.partner, beginning));
  }

  return (
    <Card aria-label={t`Write a message`}>
      <fieldset className="min-w-0">
        <legend className="mb-2.5 text-lg font-semibold tracking-title">
          <Trans>What’s it about?</Trans>
        </legend>
        <div className="grid gap-2.5 min-[380px]:max-lg:grid-cols-2">
          {topics.map((one) => {
            const Icon = icons[one];
            return (
              <label
                key={one}
                className="relative flex min-h-14 cursor-pointer items-center gap-2 rounded-md border-[1.5px] border-line-control bg-surface px-2.5 py-2 leading-snug font-medium last:col-span-full hover:bg-hover has-checked:border-primary has-checked:bg-soft has-checked:font-semibold has-checked:text-on-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--color-focus)"
              >
                <input
                  type="radio"
                  name="topic"
                  className="absolute inset-0 cursor-pointer opacity-0"
                  checked={one === topic}
                  onChange={() => setTopic(one)}
                />
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-link" />
                <span className="min-w-0">{names[one]}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <output className="my-3.5 flex min-h-19 items-center gap-3 rounded-md bg-sunken p-3 text-sm">
        {chosen && person ? (
          <GoesTo person={person} why={chosen.why} />
        ) : (
          <span className="text-muted">
            <Trans>Choose what it’s about, and you’ll see who gets your message.</Trans>
          </span>
        )}
      </output>
      <Button
        className="w-full"
        disabled={!person}
        onClick={() => person && topic !== undefined && void write(person, topic)}
      >
        <Trans>Write a message</Trans>
      </Button>
      <p className="mt-3 flex items-start gap-2 text-sm text-muted">
        <Siren size={18} aria-hidden="true" className="mt-px flex-none text-on-danger" />
        <span>
          <Trans>
            Not for emergencies: call <PhoneLink number={emergencyPhone} />.
          </Trans>
        </span>
      </p>
    </Card>
  );
}

function GoesTo({ person: { id, name, photo: from }, why }: { person: Partner; why: Recipient['why'] }) {
  const photo = usePhoto(from);
  return (
    <>
      <Avatar name={name} hue={hueOfPerson(id)} {...(photo && { photo })} />
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere">
          <Trans>Goes to {name}</Trans>
        </b>
        <span className="text-muted">
          {why.kind === 'prescribes' && (
            <Plural
              value={why.count}
              one="Prescribes # of your medicines."
              other="Prescribes # of your medicines."
            />
          )}
          {why.kind === 'report' && <Trans>Looked at your latest report.</Trans>}
          {why.kind === 'visit' && <Trans>You saw this doctor last.</Trans>}
          {why.kind === 'reception' && <Trans>Reception answers, or passes it on.</Trans>} <ReplyTime />
        </span>
      </span>
    </>
  );
}
