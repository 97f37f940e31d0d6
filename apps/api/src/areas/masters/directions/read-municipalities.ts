import { municipalities } from '@haisha/rules/municipality';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { plainWord } from '../../../services/imports/fields/plain-word.ts';

const separator = /[/／,、，]/;
const byName = Map.groupBy(municipalities, ({ name }) => plainWord(name));
const byWholeName = new Map(municipalities.map((one) => [plainWord(one.prefecture + one.name), one.code]));

/** Reads `111104 埼玉県さいたま市岩槻区 / …`, as the export writes it; a name alone will do where there is one such. */
export function readMunicipalities(text: string): CellReading {
  const parts = text.split(separator).map((part) => ({ part: part.trim(), code: codeOf(plainWord(part)) }));
  const unknown = parts.find(({ code }) => code === undefined);
  return unknown
    ? { code: 'importRow.municipality', params: { text: unknown.part } }
    : { value: parts.map(({ code }) => code) };
}

/** Returns the code, which the schema checks, as the municipality may no longer exist. */
function codeOf(word: string): string | undefined {
  const [code] = /^\d{6}/.exec(word) ?? [];
  if (code !== undefined) return code;
  const [one, ...others] = byName.get(word) ?? [];
  return byWholeName.get(word) ?? (others.length === 0 ? one?.code : undefined);
}
