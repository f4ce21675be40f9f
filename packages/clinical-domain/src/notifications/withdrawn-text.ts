/** What the list says in place of a notification about what the patient may no longer see. It tells nothing of what it was. */
export const withdrawnText = {
  en: { topic: 'No longer available', text: 'This notification is out of date.' },
  ne: { topic: 'अब उपलब्ध छैन', text: 'यो सूचना पुरानो भइसक्यो।' },
} as const;
