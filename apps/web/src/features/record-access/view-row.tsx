import { Trans, useLingui } from '@lingui/react/macro';
import type { ViewGroup } from '@portal/clinical-domain/audit/group-views';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import { Check, Flag } from 'lucide-react';
import { useOwnName } from '../../session/records/use-own-name.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Button } from '@portal/ui/button.tsx';
import { hueOfPerson } from '@portal/ui/hues.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { EachView } from './each-view.tsx';
import { useViewStrings } from './use-view-strings.ts';
import { WhyBadge } from './why-badge.tsx';

type Props = {
  group: ViewGroup;
  names: ReadonlyMap<string, RecordText>;
  /** When the patient asked the hospital about it. */
  reportedAt: string | undefined;
  onReport: () => void;
};

export function ViewRow({ group, names, reportedAt, onReport }: Props) {
  const { t } = useLingui();
  const strings = useViewStrings();
  const view = useClinicView();
  const ownName = useOwnName();
  const { viewer, views } = group;
  const who = strings.who(group, names);
  const from = viewer.kind === 'you' ? [viewer.device] : [viewer.role, viewer.place];
  return (
    <article className="flex gap-3.5 px-4 py-3.5 sm:px-6">
      <Avatar
        name={viewer.kind === 'you' ? (ownName ?? who.text) : who.text}
        hue={viewer.kind === 'you' ? 'blue' : hueOfPerson(viewer.key)}
      />
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_8.75rem]">
        <div className="min-w-0">
          <h3 className="text-base leading-snug font-semibold tracking-normal">
            <LangText>{who}</LangText>
          </h3>
          <p className="text-sm text-muted">
            <span lang="en">{from.filter(Boolean).join(', ')}</span>
            {viewer.kind === 'shared-link' && <Trans>With your shared link</Trans>}
          </p>
        </div>
        <div className="grid min-w-0 justify-items-start gap-1.5">
          <p className="text-sm wrap-anywhere">{strings.what(group)}</p>
          <WhyBadge viewer={viewer} deed={group.deed} purpose={group.purpose} outcome={group.outcome} />
          {reportedAt !== undefined && (
            <p className="flex items-start gap-1.5 text-sm text-on-success">
              <Check size={18} aria-hidden="true" className="mt-0.5 flex-none" />
              {t`You asked the hospital about this on ${formatDate(new Date(reportedAt), view)}`}
            </p>
          )}
          <EachView views={views} />
          {viewer.kind !== 'you' && reportedAt === undefined && (
            <Button
              variant="ghost"
              size="sm"
              className="-ml-3"
              onClick={onReport}
              aria-label={t`I don’t recognise this: ${who.text}, ${strings.when(group)}`}
            >
              <Flag size={18} strokeWidth={1.75} aria-hidden="true" />
              <Trans>I don’t recognise this</Trans>
            </Button>
          )}
        </div>
        <p className="text-sm whitespace-nowrap text-subtle tabular-nums max-sm:order-first sm:text-right">
          {strings.when(group)}
        </p>
      </div>
    </article>
  );
}
