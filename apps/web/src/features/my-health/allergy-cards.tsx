import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import type { AllergyIntolerance } from 'fhir/r4';
import { Dna, Leaf, Nut, Pill, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '@portal/ui/class-names.ts';
import { DetailList } from '@portal/ui/detail-list.tsx';
import type { Hue } from '@portal/ui/hues.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { formatPartialDate, readConcept } from './record-strings.ts';

type Category = NonNullable<AllergyIntolerance['category']>[number];
type Props = { allergy: AllergyIntolerance };

const categories: Record<Category, { name: MessageDescriptor; icon: LucideIcon; hue: Hue }> = {
  medication: { name: msg`Medicine`, icon: Pill, hue: 'rose' },
  food: { name: msg`Food`, icon: Nut, hue: 'amber' },
  environment: { name: msg`Environment`, icon: Leaf, hue: 'green' },
  biologic: { name: msg`Vaccine or blood product`, icon: Dna, hue: 'violet' },
};

/** Of what has happened, which says nothing of what may. */
const reactions: Record<string, MessageDescriptor> = {
  mild: msg`Worst reaction so far: mild`,
  moderate: msg`Worst reaction so far: moderate`,
  severe: msg`Worst reaction so far: severe`,
};

/** Told by its head before anything else. */
export function SevereAllergy({ allergy }: Props) {
  const titleId = useId();
  return (
    <li className="min-w-0 md:col-span-full">
      <article aria-labelledby={titleId} className="overflow-hidden rounded-lg bg-surface shadow-sm">
        <p className="flex items-center gap-2.5 bg-danger px-4 py-2.5 text-sm font-semibold text-on-danger lg:px-6 lg:py-3">
          <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Severe</Trans>
        </p>
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:px-6 lg:py-5',
            allergy.note && 'md:grid-cols-2',
          )}
        >
          <div className="min-w-0">
            <Head allergy={allergy} titleId={titleId} />
            <Details allergy={allergy} isCalledSevere />
          </div>
          <div className="grid content-start gap-2 self-start rounded-md bg-sunken p-4">
            {(allergy.note ?? []).map(({ text }) => (
              <p key={text} className="whitespace-pre-line">
                {text}
              </p>
            ))}
            <p className="text-sm">
              <Trans>Say it at every visit and at the pharmacy, even when they don’t ask.</Trans>
            </p>
          </div>
        </div>
      </article>
    </li>
  );
}

export function Allergy({ allergy }: Props) {
  const titleId = useId();
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
      <article aria-labelledby={titleId} className="rounded-lg bg-surface p-4 shadow-sm lg:p-6">
        <Head allergy={allergy} titleId={titleId} />
        <Details allergy={allergy} />
        <Notes allergy={allergy} />
      </article>
    </li>
  );
}

export function FormerAllergy({ allergy }: Props) {
  const titleId = useId();
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
      <article
        aria-labelledby={titleId}
        className="rounded-lg border border-dashed border-line-control p-4 lg:p-6"
      >
        <Head allergy={allergy} titleId={titleId} isFormer />
        <Details allergy={allergy} />
        <Notes allergy={allergy} />
      </article>
    </li>
  );
}

function Head({ allergy, titleId, isFormer = false }: Props & { titleId: string; isFormer?: boolean }) {
  const { t } = useLingui();
  const { language } = useClinicView();
  const category = categories[allergy.category?.[0] ?? 'medication'];
  const { icon, hue } = allergy.category?.[0] ? category : { icon: TriangleAlert, hue: 'amber' as const };
  return (
    <div className="flex items-center gap-3.5">
      <Tile icon={icon} hue={hue} />
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="text-lg">
          <LangText>{readConcept(allergy.code, language)}</LangText>
        </h2>
        <p className="text-sm text-muted">
          {isFormer ? <Trans>Past allergy</Trans> : allergy.category?.[0] && t(category.name)}
        </p>
      </div>
    </div>
  );
}

function Details({ allergy, isCalledSevere = false }: Props & { isCalledSevere?: boolean }) {
  const { reaction = [], recordedDate, recorder } = allergy;
  const { t } = useLingui();
  const view = useClinicView();
  const by = readTranslated(recorder, 'display', view.language);
  const manifestations = reaction.flatMap(({ manifestation }) => manifestation);
  const worst = ['severe', 'moderate', 'mild'].find((one) =>
    reaction.some(({ severity }) => severity === one),
  );
  const severity = isCalledSevere && worst === 'severe' ? undefined : reactions[worst ?? ''];
  return (
    <div className="mt-1.5 -mb-2">
      <DetailList
        isRuled
        details={[
          ...(manifestations.length > 0
            ? [
                {
                  name: t`Reaction`,
                  value: (
                    <>
                      {manifestations.map((one, index) => (
                        // oxlint-disable-next-line react/no-array-index-key -- reactions have no name of their own
                        <span key={index} className="block">
                          <LangText>{readConcept(one, view.language)}</LangText>
                        </span>
                      ))}
                      {severity && (
                        <span className="block text-sm font-normal text-muted">{t(severity)}</span>
                      )}
                    </>
                  ),
                },
              ]
            : []),
          ...(recordedDate
            ? [
                {
                  name: t`Recorded`,
                  value: (
                    <>
                      {formatPartialDate(recordedDate, view)}
                      <span className="block text-sm font-normal text-muted">
                        <LangText>{by}</LangText>
                      </span>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function Notes({ allergy }: Props) {
  return (allergy.note ?? []).map(({ text }) => (
    <p key={text} className="mt-2 text-sm whitespace-pre-line text-muted">
      {text}
    </p>
  ));
}
