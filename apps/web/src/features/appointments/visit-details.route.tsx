import { Trans, useLingui } from '@lingui/react/macro';
import { isOpenVisit } from '@portal/clinical-domain/booking/own-visits';
import { CalendarPlus, CalendarSync, CalendarX2 } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { loadFirst, useFirst } from '../../session/records/load.ts';
import { ActionRow } from '@portal/ui/action-row.tsx';
import { Card } from '@portal/ui/card.tsx';
import { DetailList } from '@portal/ui/detail-list.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { WrittenText } from '@portal/ui/written-text.tsx';
import { CalledOff } from './called-off.tsx';
import { CancelSheet } from './cancel-sheet.tsx';
import { EarlierTime } from './earlier-time.tsx';
import { IfVideoFails } from './if-video-fails.tsx';
import { RescheduleSheet } from './reschedule-sheet.tsx';
import { useAddToCalendar } from './use-add-to-calendar.ts';
import { useBookAgain } from './use-book-again.ts';
import { useVisitStrings } from './use-visit-strings.ts';
import { linkedVisit, modeOf, reasonOf } from './visit.ts';
import { visitQuery } from './visit-query.ts';
import { VisitDoctorProfile } from './visit-doctor-profile.tsx';
import { VisitHero } from './visit-hero.tsx';

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
  const reason = reasonOf(visit);
  const isOpen = isOpenVisit(visit, now.getTime());
  const from = linkedVisit(visit, 'rescheduledFrom');
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-4 pb-6 sm:pb-14 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
      <div className="lg:col-span-2">
        <VisitHero
          visit={visit}
          practitioners={practitioners}
          location={location}
          now={now}
          isOpen={isOpen}
        />
      </div>
      <div className="grid content-start gap-4 lg:gap-6">
        <CalledOff visit={visit} now={now} />
        {visit.patientInstruction && isOpen && <Preparation text={visit.patientInstruction} />}
        <Card className="px-4! py-1! sm:px-6! sm:py-2!">
          <DetailList
            isRuled
            details={[
              {
                name: t`Doctor`,
                value: (
                  <>
                    <span className="block">{strings.doctor}</span>
                    <VisitDoctorProfile visit={visit} name={strings.doctor} now={now} />
                  </>
                ),
              },
              ...(strings.service ? [{ name: t`Service`, value: strings.service }] : []),
              { name: t`Treatment Type`, value: strings.mode },
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
                ? [{ name: t`Reason for cancelling`, value: strings.cancelledBecause }]
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
      <aside className="grid content-start gap-4 lg:gap-6">
        <Actions isOpen={isOpen} />
        {isOpen && modeOf(visit) === 'video' && <IfVideoFails />}
      </aside>
    </div>
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
            <span aria-hidden="true" className="mt-2 size-2 flex-none rounded-full bg-line-control" />
            <WrittenText>{sentence}</WrittenText>
          </li>
        ))}
      </ul>
    </Card>
  );
}
