import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, X } from 'lucide-react';
import type { Notice } from '../session/create-session.ts';
import { session } from '../session/session.ts';

const notices: Record<Notice, { heading: MessageDescriptor; message: MessageDescriptor }> = {
  'token-expired': { heading: msg`Token expired`, message: msg`Please log in again.` },
  'not-revoked': {
    heading: msg`Signed out on this device only`,
    message: msg`We could not reach the server to end your session there. We will try again when you come back.`,
  },
  'sign-in-not-started': {
    heading: msg`We could not start the sign-in`,
    message: msg`The sign-in server cannot be reached. Check your connection and try again.`,
  },
  'language-not-loaded': {
    heading: msg`We could not change the language`,
    message: msg`Check your connection and try again.`,
  },
};

export default function NoticeCard({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const { heading, message } = notices[notice];
  return (
    <div className="flex w-full max-w-105 items-start gap-3 rounded-md border border-danger-line bg-surface py-3.5 pr-2 pl-4 shadow-lg">
      <CircleAlert size={22} aria-hidden="true" className="mt-0.5 flex-none text-on-danger" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(heading)}</p>
        <p className="text-sm text-muted">{t(message)}</p>
      </div>
      <button
        type="button"
        aria-label={t`Close`}
        onClick={() => session.notify(undefined)}
        className="-my-2 grid size-11 flex-none place-items-center rounded-full hover:bg-hover"
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
