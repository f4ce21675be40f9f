import type { Resource } from 'fhir/r4';
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../records/is-resource.ts';
import { codedElements, ownText, serverText } from '../patient-access/tables/server-text.ts';

type Elements = Record<string, unknown>;

/**
 * What a patient sends, with the names of references and codes as the server says them: whatever the patient's app writes
 * there could pass for the hospital's word. What differs from the stored in nothing else is the stored.
 */
export function withServerText(sent: Resource, before: Resource | undefined): Resource {
  const { resourceType } = sent;
  if (ownText.has(resourceType)) return sent;
  const dressed: Elements = {};
  for (const [name, value] of Object.entries(sent)) {
    if (name === 'meta') {
      dressed[name] = value;
      continue;
    }
    const stored = (before as Elements | undefined)?.[name];
    const isSame =
      stored !== undefined &&
      isDeepStrictEqual(bare(resourceType, name, value), bare(resourceType, name, stored));
    const shown = isSame ? stored : dress(value);
    if (shown !== undefined) dressed[name] = shown;
  }
  return dressed as unknown as Resource;
}

/** The element whose text is not the server's for its code; undefined where there is none. */
export function findForeignText(type: string, changed: Readonly<Elements>): string | undefined {
  return Object.keys(changed).find((name) => isCoded(type, name) && hasForeignText(changed[name]));
}

function hasForeignText(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasForeignText);
  if (!isObject(value)) return false;
  const { text, _text } = value;
  if (_text !== undefined || (text !== undefined && text !== findText(value))) return true;
  return Object.values(value).some(hasForeignText);
}

function isCoded(type: string, name: string): boolean {
  return (codedElements[type] ?? []).includes(name) && name !== 'medicationCodeableConcept';
}

/** Without any words: for comparison. */
function bare(type: string, name: string, value: unknown): unknown {
  const isNamed = (codedElements[type] ?? []).includes(name);
  return strip(value, new Set(isNamed ? ['display', '_display', 'text', '_text'] : ['display', '_display']));
}

function strip(value: unknown, texts: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => strip(item, texts));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !texts.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, strip(item, texts)]));
}

/** Undefined where nothing is left of it. */
function dress(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => dress(item) ?? []);
  if (!isObject(value)) return value;
  const dressed: Elements = {};
  for (const [key, item] of Object.entries(value)) {
    const shown = key === 'display' || key === '_display' ? undefined : dress(item);
    if (shown !== undefined) dressed[key] = shown;
  }
  const display = findServerText(value)?.display;
  const text = findText(value);
  if (display !== undefined) dressed['display'] = display;
  if (text !== undefined) dressed['text'] ??= text;
  return Object.keys(dressed).length === 0 && Object.keys(value).length > 0 ? undefined : dressed;
}

function findServerText({ system, code }: Elements) {
  return typeof system === 'string' && typeof code === 'string'
    ? serverText.get(`${system}|${code}`)
    : undefined;
}

/** The server's words for a concept, by its first coding. */
function findText({ coding }: Elements): string | undefined {
  const first: unknown = Array.isArray(coding) ? coding[0] : undefined;
  return isObject(first) ? findServerText(first)?.text : undefined;
}
