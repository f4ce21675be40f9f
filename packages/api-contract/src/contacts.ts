import * as z from 'zod/mini';

export const contactKind = z.enum(['email', 'sms']);

const contact = z.object({ kind: contactKind, value: z.string(), isVerified: z.boolean() });

/** Where notifications go, as the record has it; only what is verified is written to. */
export const contactList = z.object({ contacts: z.array(contact) });
export const contactAddress = z.strictObject({
  kind: contactKind,
  value: z.string().check(z.maxLength(320)),
});
export const contactProof = z.strictObject({
  kind: contactKind,
  value: z.string().check(z.maxLength(320)),
  code: z.string().check(z.regex(/^\d{6}$/)),
});

export type ContactKind = z.infer<typeof contactKind>;
export type PortalContact = z.infer<typeof contact>;
export type ContactList = z.infer<typeof contactList>;
export type ContactAddress = z.infer<typeof contactAddress>;
export type ContactProof = z.infer<typeof contactProof>;
