/** What a font does in one language of a script, or in none of them: `record` is where that is looked up. */
type Rules = { script: number; language: string | undefined; record: number; features: number[] };

/**
 * Noto Sans Devanagari has rules for Nepali alone (its ५ and ८ look different), and they leave out `blwf`: in a text that is
 * marked as Nepali ट्र and ड्र fall apart. Here whatever it does where no language is said, it does in Nepali too.
 * The tables: https://learn.microsoft.com/typography/opentype/spec/chapter2
 */
export function completeNepali(font: Buffer): Buffer {
  const { record, table } = findSubstitutions(font);
  const all = listRules(table);
  const grown = Buffer.from(table);
  const end = table.readUInt16BE(featureList);
  const added: number[] = [];
  for (const { script, record: place, features } of all.filter(({ language }) => language === 'NEP ')) {
    const tags = new Set(features.map((feature) => tagOf(table, feature)));
    const usual = all.find((rules) => rules.script === script && rules.language === undefined);
    const missing = usual?.features.filter((feature) => !tags.has(tagOf(table, feature))) ?? [];
    const complete = [...features, ...missing].toSorted((one, other) => one - other);
    grown.writeUInt16BE(end + added.length * 2 - script, place);
    added.push(0, noRequiredFeature, complete.length, ...complete);
  }
  for (const list of [featureList, lookupList])
    grown.writeUInt16BE(table.readUInt16BE(list) + added.length * 2, list);
  const rules = Buffer.alloc(added.length * 2);
  added.forEach((value, index) => rules.writeUInt16BE(value, index * 2));

  const padding = Buffer.alloc(-font.length & 3);
  const mended = Buffer.concat([font, padding, grown.subarray(0, end), rules, grown.subarray(end)]);
  mended.writeUInt32BE(font.length + padding.length, record + 8);
  mended.writeUInt32BE(grown.length + rules.length, record + 12);
  return mended;
}

/** The tags of all that a font does to letters in one language, of every script that it knows that language in. */
export function listFeatures(font: Buffer, language: string | undefined): string[] {
  const { table } = findSubstitutions(font);
  const found = listRules(table).filter((rules) => rules.language === language);
  return found.flatMap(({ features }) => features.map((feature) => tagOf(table, feature)));
}

const [scriptList, featureList, lookupList] = [4, 6, 8];
const noRequiredFeature = 0xff_ff;

function findSubstitutions(font: Buffer): { record: number; table: Buffer } {
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
    if (font.toString('latin1', record, record + 4) !== 'GSUB') continue;
    const at = font.readUInt32BE(record + 8);
    return { record, table: font.subarray(at, at + font.readUInt32BE(record + 12)) };
  }
  throw new Error('This font replaces no letters.');
}

function listRules(table: Buffer): Rules[] {
  const scripts = table.readUInt16BE(scriptList);
  return listRecords(table, scripts).flatMap(({ offset }) => {
    const script = scripts + table.readUInt16BE(offset);
    const languages = listRecords(table, script + 2).map(({ tag, offset: record }) => ({
      language: tag,
      record,
    }));
    return [{ language: undefined, record: script }, ...languages].flatMap(({ language, record }) => {
      const at = table.readUInt16BE(record);
      return at === 0 ? [] : { script, language, record, features: listNumbers(table, script + at + 4) };
    });
  });
}

/** A count, then as many tags of four letters, each with the place of what it names. */
function listRecords(table: Buffer, at: number): { tag: string; offset: number }[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_, index) => {
    const record = at + 2 + index * 6;
    return { tag: table.toString('latin1', record, record + 4), offset: record + 4 };
  });
}

function listNumbers(table: Buffer, at: number): number[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_, index) => table.readUInt16BE(at + 2 + index * 2));
}

function tagOf(table: Buffer, feature: number): string {
  return listRecords(table, table.readUInt16BE(featureList))[feature]?.tag ?? '';
}
