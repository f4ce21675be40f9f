import { Refusal } from '../http/refusal.ts';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * JSON that every parser reads in the same way: UTF-8, no name twice in one object, no name that means something to
 * JavaScript. How large and how deep it may be is read-body.ts's matter. @throws Refusal 400
 */
export function parseStrictJson(body: Uint8Array): unknown {
  try {
    const text = decoder.decode(body);
    checkNames(text);
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw notJson('The body is not JSON.');
  }
}

/** Walks the text once. Only of valid JSON does it promise anything; JSON.parse refuses the rest. */
function checkNames(text: string) {
  const open: (Set<string> | undefined)[] = [];
  let nameComesNext = false;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"': {
        const end = findStringEnd(text, at);
        if (nameComesNext) addName(open.at(-1), text.slice(at, end));
        nameComesNext = false;
        at = end - 1;
        break;
      }
      case '{':
        open.push(new Set());
        nameComesNext = true;
        break;
      case '[':
        open.push(undefined);
        nameComesNext = false;
        break;
      case '}':
      case ']':
        open.pop();
        nameComesNext = false;
        break;
      case ',':
        nameComesNext = open.at(-1) !== undefined;
        break;
      default:
    }
  }
}

/** The place after the closing quotation mark. */
function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}

function addName(names: Set<string> | undefined, quoted: string) {
  const name = JSON.parse(quoted) as string;
  if (names?.has(name) || forbiddenKeys.has(name)) {
    throw notJson('The body has a name twice in one object, or one that is not allowed.');
  }
  names?.add(name);
}

function notJson(detail: string): Refusal {
  return new Refusal(400, 'bad_body', detail);
}
