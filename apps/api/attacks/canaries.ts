const canary = /CANARY-[A-Z]-[\w-]+/gi;
/** `CANARY-` as base64 has it at the beginning of a file. */
const packedCanary = /Q0FOQVJZL[A-Za-z0-9+/]+/g;

/** The canaries in a text, also those in files, that are not the given patient's. */
export function findForeignCanaries(text: string, ownPrefix: string | undefined): string[] {
  return findCanaries(text).filter((found) => ownPrefix === undefined || !isOf(found, ownPrefix));
}

export function holdsCanary(text: string, prefix: string): boolean {
  return text.includes(prefix) || findCanaries(text).some((found) => isOf(found, prefix));
}

/** In capitals or not: an e-mail address is kept in small letters. */
function isOf(found: string, prefix: string): boolean {
  return found.toLowerCase().startsWith(prefix.toLowerCase());
}

function findCanaries(text: string): string[] {
  const unpacked = (text.match(packedCanary) ?? []).map((data) => Buffer.from(data, 'base64').toString());
  return [text, ...unpacked].flatMap((each) => each.match(canary) ?? []);
}
