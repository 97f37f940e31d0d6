import { plainWord } from '../fields/plain-word.ts';
import type { AnyImported } from '../imported-entity.ts';
import type { TableRow } from './table-file.ts';

/** What most rows are not, told by their first cell without more work. */
const mayBeSum = /^\s*(?:[合総小累計（(【ｇｓｔ]|gr|su|to)/iu;
const sumWord = /^[（(【]?(?:(?:総)?合計|総計|小計|累計|計|(?:grand|sub)?-?total|sum)[)）】]?[:：]?$/;
/** Of a total: `6名`, `12`. */
const quantity = /^[\d,.]+\p{L}{0,4}$/u;
/** Of a total and never a code: `6名`, `4台`. */
const counted = /^[\d,.]+(?:台|両|名|人|件|社|店舗?|[かヶケ箇]所|コース|本|便)$/;

const ends = /^[-―ー~(（【<〈]*(?:以上|以下余白|以下空白|余白|end)[-―ー~)）】>〉。.]*$/;
/** What no code begins with, and few names: `【冷凍】山田商店`. */
const remark = /^(?:[※＊*■□◆◇●▼▽◎・＜<【〔]|[(（]?(?:注|備考)(?:\d+|意|記)?[)）:：.、])/u;

/** Whether a row begins with the word for a total. */
export function beginsWithSum(cells: readonly string[]): boolean {
  const word = cells.find((cell) => cell.trim() !== '') ?? '';
  return mayBeSum.test(word) && sumWord.test(plainWord(word));
}

/**
 * Tells the rows of totals that lists have below them: they begin with such a word, and nothing in them says which record
 * is meant. A quantity beside the word is no name.
 */
export function sumRowOf({ keys, fields }: AnyImported, mapping: readonly (string | null)[]) {
  const setBy = (column: number) => fields.find(({ id }) => id === mapping[column])?.sets;
  const columns = [...mapping.keys()];
  const keyFields: string[] = keys.map(({ field }) => field);
  const ofKeys = columns.filter((column) => keyFields.includes(setBy(column) ?? ''));
  const ofName = columns.filter((column) => setBy(column) === 'name');

  return ({ cells }: Pick<TableRow, 'cells'>): boolean => {
    if (!beginsWithSum(cells)) return false;
    const first = cells.findIndex((cell) => cell.trim() !== '');
    const textAt = (column: number) => (column === first ? '' : plainWord(cells[column] ?? ''));
    return (
      ofKeys.every((column) => textAt(column) === '' || counted.test(textAt(column))) &&
      ofName.every((column) => textAt(column) === '' || quantity.test(textAt(column)))
    );
  };
}

/**
 * Tells the remarks among the rows of a list and what closes it: `※印は休止中`, `■ 冷凍車`, `以上`, `以下余白`. Nothing in them
 * says which record is meant.
 */
export function remarkRowOf({ keys, fields }: AnyImported, mapping: readonly (string | null)[]) {
  const setBy = (column: number) => fields.find(({ id }) => id === mapping[column])?.sets;
  const naming: string[] = [...keys.map(({ field }) => field), 'name'];
  const ofNames = [...mapping.keys()].filter((column) => naming.includes(setBy(column) ?? ''));

  return ({ cells }: Pick<TableRow, 'cells'>): boolean =>
    isRemark(cells, { ofNames, isName: (column) => setBy(column) === 'name' });
}

/** Whether a row is such a remark; `ofNames` are the columns that say which record or driver is meant. */
export function isRemark(
  cells: readonly string[],
  { ofNames, isName }: { ofNames: readonly number[]; isName: (column: number) => boolean },
): boolean {
  const first = cells.findIndex((cell) => cell.trim() !== '');
  const word = (cells[first] ?? '').trim();
  const isEnd = ends.test(plainWord(word));
  if (!isEnd && !remark.test(word)) return false;
  // Merged cells may all say the same.
  const others = cells.flatMap((cell, column) => (cell.trim() === '' || cell.trim() === word ? [] : column));
  // A remark may go on in the cell beside it; where a name would stand, whatever is beside it is of that name.
  const most = isName(first) && !isEnd ? 0 : 1;
  return others.length <= most && !others.some((column) => ofNames.includes(column));
}
