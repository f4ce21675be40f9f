import type { ChangePolicy } from '../change-policy.ts';
import { deny, pass } from '../../patient-access/policy.ts';
import { findForeignText } from '../server-text.ts';

/** What a code means is said in the server's words. Displays never get this far (change.ts); a text of one's own is refused. */
export const serverTextOnly: ChangePolicy = ({ type, changed }) => {
  const name = findForeignText(type, changed);
  return name === undefined
    ? pass
    : deny('not_writable', `Not yours to set: ${name}.text. Send the code; its words are written here.`);
};
