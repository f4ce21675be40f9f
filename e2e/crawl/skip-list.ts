/** What is not pressed, by its name in either language, and why. */
export const notPressed: { name: RegExp; at?: string; reason: string }[] = [
  { name: /^(Logout|Sign Out|लगआउट)$/, reason: 'ends the session that the walk needs' },
  { name: /^(?:Sign|Log) out |लगआउट गर्नुहोस्$/, reason: 'ends the session that the walk needs' },
  { name: /^(Delete account|खाता मेटाउनुहोस्)$/, reason: 'ends the account; delete-account.spec.ts does it' },
  {
    name: /Join|भिडियो कलमा जानुहोस्/,
    at: '/video-call',
    reason: 'needs a video server; alone/video-call.spec.ts',
  },
  { name: /^(Choose|Add|Attach).*(file|photo|image|document)/i, reason: 'opens the system’s file chooser' },
];

/** Addresses that no click of a patient who is signed in leads to, and why. */
export const notReached: Record<string, string> = {
  '/': 'for visitors; leads who is signed in to the dashboard',
  '/*': 'what is at no address',
  '/account-deleted': 'after the account is gone',
  '/callback': 'where the identity server answers',
  '/get-started': 'the phone app’s first page, for those who are signed out',
  '/offline': 'opens where something failed, on a device that keeps a copy',
  '/share': 'opened by a doctor with the link; share-link.spec.ts',
};
