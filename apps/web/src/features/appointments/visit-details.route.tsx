import { Trans, useLingui } from '@lingui/react/macro';
import { isOpenVisit } from '@portal/clinical-domain/booking/own-visits';
import { formatWeekdayAndDate } from '@portal/clinical-domain/time/format-date';
import { CalendarPlus, CalendarSync, CalendarX2, Check } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { loadFirst, useFirst } from '../../session/records/load.ts';
import { ActionRow } from '@portal/ui/action-row.tsx';
import { Card } from '@portal/ui/card.tsx';
import { DetailList } from '@portal/ui/detail-list.tsx';
import { Ridge } from '@portal/ui/ridge.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { WrittenText } from '@portal/ui/written-text.tsx';
import { VisitStateBadge, VisitStateSentence } from '@portal/ui/visit-state.tsx';
import { useVisitPlace } from '@portal/ui/visit-place.tsx';
import { CalledOff } from './called-off.tsx';
import { CancelSheet } from './cancel-sheet.tsx';
import { EarlierTime } from './earlier-time.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { RescheduleSheet } from './reschedule-sheet.tsx';
import { useAddToCalendar } from './use-add-to-calendar.ts';
import { useBookAgain } from './use-book-again.ts';
import { useVisitStrings } from './use-visit-strings.ts';
import { JoinFromDetails } from './join-offered.tsx';
import { linkedVisit, modeOf, reasonOf } from './visit.ts';
import { visitQuery } from './visit-query.ts';
import { DaysUntilVisit, VisitHours, VisitTile } from './visit-time.tsx';
import { WhereOrHow } from './where-or-how.tsx';

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  if (!/^[A-Za-z0-9.-]{1,64}$/.test(id)) throw notFound();
  const found = await loadFirst(visitQuery(id));
  if (!found) throw notFound();
  return { id, found, now: new Date() };
}

const notFound = () => new Response(null, { status: 404 });

function useVisit() {
  const { id, found, now } = useLoaderData<typeof loader>();
  return { ...(useFirst(visitQuery(id), found) ?? found), now };
}

export function Component() {
  const { t } = useLingui();
  const { visit, practitioners, location, now } = useVisit();
  const strings = useVisitStrings(visit, practitioners);
  const place = useVisitPlace(visit);
  const reason = reasonOf(visit);
  const isOpen = isOpenVisit(visit, now.getTime());
  const from = linkedVisit(visit, 'rescheduledFrom');
  return (
    <div className="container-page grid gap-4 pb-6 sm:pb-14 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
      <div className="grid content-start gap-4">
        <When visit={visit} now={now} isOpen={isOpen} />
        <CalledOff visit={visit} now={now} />
        <Card className="px-4! py-1! sm:px-6! sm:py-2!">
          <DetailList
            isRuled
            details={[
              {
                name: t`Doctor`,
                value: (
                  <>
                    {strings.doctor}
                    {strings.specialty && (
                      <span className="block text-sm font-normal text-muted">{strings.specialty}</span>
                    )}
                  </>
                ),
              },
              ...(strings.service ? [{ name: t`Service`, value: strings.service }] : []),
              { name: t`Treatment Type`, value: strings.mode },
              ...(place === strings.mode ? [] : [{ name: t`Place`, value: place }]),
              ...(reason
                ? [
                    {
                      name: t`Reason for Appointment`,
                      value: (
                        <span className="font-normal">
                          <WrittenText>{reason}</WrittenText>
                        </span>
                      ),
                    },
                  ]
                : []),
              ...(strings.cancelledBecause
                ? [{ name: t`Cancelled because`, value: strings.cancelledBecause }]
                : []),
              ...(from === undefined
                ? []
                : [
                    {
                      name: t`Moved from`,
                      value: <EarlierTime id={from} />,
                    },
                  ]),
            ]}
          />
        </Card>
      </div>
      <aside className="grid content-start gap-4">
        <JoinFromDetails visit={visit} />
        <Actions isOpen={isOpen} />
        {isOpen && <WhereOrHow mode={modeOf(visit)} location={location} />}
        {visit.patientInstruction && isOpen && <Preparation text={visit.patientInstruction} />}
      </aside>
    </div>
  );
}

type Loaded = ReturnType<typeof useVisit>;

function When({ visit, now, isOpen }: Pick<Loaded, 'visit' | 'now'> & { isOpen: boolean }) {
  const view = useClinicView();
  return (
    <section className="on-brand relative overflow-hidden rounded-lg bg-brand p-5 text-on-brand shadow-sm sm:p-7">
      <Ridge className="[mask-image:linear-gradient(90deg,transparent_45%,#000_90%)]" />
      <div className="relative">
        <div className="mb-3.5 flex flex-wrap items-center justify-between gap-2">
          {isOpen ? <DaysUntilVisit visit={visit} now={now} /> : <span />}
          <VisitStateBadge visit={visit} now={now} />
        </div>
        <div className="flex items-start gap-4">
          <VisitTile visit={visit} look="brand" />
          <div className="min-w-0 flex-1 tabular-nums">
            <h2 className="text-xl">{visit.start ? <VisitHours visit={visit} /> : <Trans>N/A</Trans>}</h2>
            {visit.start && <p>{formatWeekdayAndDate(new Date(visit.start), view)}</p>}
            <VisitStateSentence visit={visit} now={now} className="mt-1.5 text-sm" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Actions({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const { visit, practitioners, location, now } = useVisit();
  const { doctor } = useVisitStrings(visit, practitioners);
  const { revalidate } = useRevalidator();
  const [sheet, setSheet] = useState<'reschedule' | 'cancel'>();
  const addToCalendar = useAddToCalendar(visit, { doctor, location, now });
  const { bookAgain, isWaiting } = useBookAgain(visit);
  const close = () => setSheet(undefined);
  if (!isOpen) {
    return (
      <WaitingButton isWaiting={isWaiting} onClick={bookAgain}>
        {visit.status === 'fulfilled' ? <Trans>Reappoint</Trans> : <Trans>Reschedule</Trans>}
      </WaitingButton>
    );
  }
  return (
    <Card className="overflow-hidden p-0!">
      <ul className="divide-y divide-divider">
        <li>
          <ActionRow
            icon={CalendarSync}
            hue="blue"
            title={t`Reschedule`}
            onPress={() => setSheet('reschedule')}
          />
        </li>
        <li>
          <ActionRow icon={CalendarPlus} hue="green" title={t`Add to my calendar`} onPress={addToCalendar} />
        </li>
        <li>
          <ActionRow
            icon={CalendarX2}
            hue="rose"
            title={t`Cancel visit`}
            onPress={() => setSheet('cancel')}
            isDangerous
          />
        </li>
      </ul>
      <RescheduleSheet visit={visit} doctor={doctor} isOpen={sheet === 'reschedule'} onClose={close} />
      <CancelSheet
        visit={visit}
        doctor={doctor}
        isOpen={sheet === 'cancel'}
        onClose={close}
        onCancelled={() => void revalidate()}
      />
    </Card>
  );
}

function Preparation({ text }: { text: string }) {
  const sentences = text.split(/(?<=[.।!?])\s+/).filter(Boolean);
  return (
    <Card>
      <h2 className="mb-3 text-lg">
        <Trans>Before the visit</Trans>
      </h2>
      <ul className="grid gap-3">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-3">
            <Check size={20} aria-hidden="true" className="mt-0.5 flex-none text-on-success" />
            <WrittenText>{sentence}</WrittenText>
          </li>
        ))}
      </ul>
    </Card>
  );
}
