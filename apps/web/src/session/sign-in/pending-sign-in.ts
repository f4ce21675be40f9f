import * as z from 'zod/mini';

const pendingSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
  purpose: z.enum([
    'sign-in',
    'register',
    'change-password',
    'change-email',
    'add-passkey',
    'delete-account',
    'confirm',
  ]),
  returnTo: z.optional(z.string()),
  /** Of whoever is signed in already and has asked for a change: nobody else's sign-in is an answer. */
  subject: z.optional(z.string()),
});

export type PendingSignIn = z.infer<typeof pendingSignIn>;
/** What the patient goes to the identity server for: to come in, to change how they sign in, or to confirm that it is they who ask. */
export type SignInPurpose = PendingSignIn['purpose'];

const key = 'portal-sign-in';

let inMemory: PendingSignIn | undefined;

/** A popup leaves this page alive; a redirect does not, so it needs the tab's own storage. */
export function keepPendingSignIn(pending: PendingSignIn, where: 'memory' | 'tab'): void {
  if (where === 'memory') inMemory = pending;
  else sessionStorage.setItem(key, JSON.stringify(pending));
}

export function findPendingState(): string | undefined {
  return inMemory?.state;
}

/** A redirect has brought the patient back here to confirm; the page that asked goes on. */
export function findPendingPurpose(): SignInPurpose | undefined {
  return (inMemory ?? findStored())?.purpose;
}

export function findPendingReturn(): string | undefined {
  return (inMemory ?? findStored())?.returnTo;
}

/** Gives it once: a second answer to the same sign-in finds nothing. */
export function takePendingSignIn(): PendingSignIn | undefined {
  const pending = inMemory ?? findStored();
  forgetPendingSignIn();
  return pending;
}

export function forgetPendingSignIn(): void {
  inMemory = undefined;
  sessionStorage.removeItem(key);
}

function findStored(): PendingSignIn | undefined {
  const stored = sessionStorage.getItem(key);
  return stored === null ? undefined : pendingSignIn.safeParse(JSON.parse(stored)).data;
}
