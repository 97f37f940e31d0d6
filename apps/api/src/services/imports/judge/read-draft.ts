import { hasLostCharacters } from '@haisha/rules/lost-characters';
import { fieldErrors } from '@haisha/validation/field-errors';
import type { ImportIssue } from '@haisha/validation/import-issue';
import type { ImportChange } from '@haisha/validation/import-row';
import { type FieldError, isEmpty } from '@haisha/validation/rule';
import type { RowScope } from '../../records/read/row-scope.ts';
import type { CellReading } from '../fields/cell-reading.ts';
import { type FileColumn, type FileManner, saysSame } from '../fields/cell-text.ts';
import { partOfPath, putAt, valueAt } from '../fields/form-path.ts';
import type { ImportField } from '../fields/import-field.ts';
import { addressBesides, inWholeAddress, movedAddress, partsOfAddress } from '../fields/whole-address.ts';
import type { AnyImported, AnyInput, AnyRow } from '../imported-entity.ts';
import type { createInputReader } from './create-input-reader.ts';
import { differences, type Entered } from './differences.ts';
import { fieldText, type RowToJudge } from './judged-row.ts';
import type { Lookups } from './lookups.ts';
import { isToFill, lacksEntry, otherEntries } from './other-entries.ts';
import type { createSaid } from './said-text.ts';

export type RowDraft = {
  issues: ImportIssue[];
  /** Where two cells say different things of one field. */
  doubts: ImportIssue[];
  changes: ImportChange[];
  updates: ImportChange[];
  /** The whole form with what the row sets; null where it is refused. */
  input: AnyInput | null;
  /** What the form would hold, as far as the row can be read. */
  draft: AnyInput;
  /** As the record would be shown. */
  row: AnyRow | null;
  /** What a cell sets differently besides the field of its column. */
  besides: string[];
};

type DraftReader = {
  imported: AnyImported;
  readInput: ReturnType<typeof createInputReader>;
  columns: FileColumn[];
  said: ReturnType<typeof createSaid>;
  /** Those that say which entry of a record a row speaks of. */
  beginning: FileColumn[];
  manner: FileManner;
  lookups: Lookups;
  /** Fields that follow others. */
  followers: ImportField[];
  /** Whether the file has each address in one piece. */
  isAddressWhole: boolean;
  may: RowScope['may'];
};

/** What a row would make of a record, or of none, by the rules of the form; an empty cell says nothing. */
export function readDraft(reader: DraftReader, row: RowToJudge, target: AnyRow | null): RowDraft {
  const { imported, readInput, columns, manner, followers, isAddressWhole } = reader;
  const before = target && inputOf(imported, target);
  const { draft, names, issues, entered } = readCells(reader, row, { target, before });
  const refused = new Set(issues.map(({ path }) => path));
  const doubts = entered.flatMap((one) => [
    ...disagreements(one, columns, draft, row, refused),
    ...lostInCell(one, draft),
  ]);

  if (target && entered.length === 0) {
    const input = issues.length > 0 ? null : before;
    return { issues, doubts, changes: [], updates: [], input, draft, row: target, besides: [] };
  }
  if (isAddressWhole && entered.some(({ column: { field } }) => field.sets === 'addressLine1')) {
    Object.assign(draft, partsOfAddress(draft));
  }
  if (!target) follow(draft, followers);
  const parsed = target ? imported.input.safeParse(draft) : readInput(draft);
  if (!parsed.success) {
    const unread = issues.map(({ path }) => path);
    const refused = fieldErrors(parsed.error).filter(({ path }) => !unread.some((one) => isWithin(path, one)));
    const own = target ? refused : refused.filter(({ path }) => !isLed(draft, followers, path));
    const placed = own.map((error) => inUnitOfColumn(columns, error));
    issues.push(...(isAddressWhole ? inWholeAddress(columns, placed) : placed));
  }
  const input = parsed.success && issues.length === 0 ? parsed.data : null;
  // A copy of the input alone takes a tenth of what one takes that is put together field by field.
  const shown = input && ((target ? { ...target, ...input, ...names } : { ...input, ...names }) as AnyRow);
  if (!input || !shown) return { issues, doubts, changes: [], updates: [], input, draft, row: null, besides: [] };
  const found = differences(imported, entered, shown, target, before, input, manner);
  const moved = isAddressWhole && before ? movedAddress(columns, before, input) : null;
  const besides = [...(moved ? addressBesides : []), ...entered.flatMap(({ also }) => also.map(partOfPath))];
  if (!moved) return { issues, doubts, input, draft, row: shown, besides, ...found };
  const others = found.updates.filter(({ column }) => column !== moved.column);
  return { issues, doubts, input, draft, row: shown, besides, ...found, updates: [...others, moved] };
}

/** The record that a row means, and what the form holds of it. */
type Known = { target: AnyRow | null; before: AnyInput | null };

/** What the cells of a row say, put into what the form holds. */
type Cells = Pick<RowDraft, 'draft' | 'issues'> & {
  /** What a record shows of them. */
  names: AnyInput;
  entered: Entered[];
};

function readCells(reader: DraftReader, row: RowToJudge, { target, before }: Known): Cells {
  const { columns, beginning, manner } = reader;
  const cells: Cells = { draft: { ...before }, names: {}, issues: [], entered: [] };
  const { begun, passedOver } = otherEntries({ columns: beginning, manner, target, before }, row);
  for (const part of begun) cells.draft[part] = null;

  for (const one of columns) {
    const text = fieldText(row, one);
    if (text === '' || lacksEntry(one, row, begun, before)) continue;
    if (passedOver.size > 0 && passedOver.has(partOfPath(one.field.sets))) continue;
    const isOfNew = begun.size > 0 && begun.has(partOfPath(one.field.sets));
    if (!isOfNew) {
      if (target && saysSame(one, text, target, manner)) continue;
      if (isToFill(row, one) && before && !isEmpty(valueAt(before, one.field.sets))) continue;
    }
    takeUp(cells, one, text, row, reader);
  }
  return cells;
}

/** Sets what a cell says, or says why it cannot be. */
function takeUp(
  { draft, names, issues, entered }: Cells,
  one: FileColumn,
  text: string,
  row: RowToJudge,
  reader: DraftReader,
): void {
  const { imported, columns, said, lookups, may } = reader;
  const { column, field } = one;
  const { text: plain, noValue } = said(one, text);
  if (field.needs && !may(field.needs)) {
    issues.push({ column, path: field.sets, code: 'importRow.notAllowed' });
  } else if (noValue === 'clear') {
    putAt(draft, field.sets, undefined, imported.usual);
    Object.assign(names, namesOfNone(field));
    entered.push({ column: one, text: '', also: [] });
  } else if (noValue) {
    issues.push({ column, path: field.sets, ...noValue });
  } else {
    const reading = readCell(one, plain, lookups);
    if ('code' in reading) {
      issues.push({ column, path: field.sets, ...reading });
      return;
    }
    const value = field.keep ? field.keep(reading.value, valueAt(draft, field.sets)) : reading.value;
    putAt(draft, field.sets, value, imported.usual);
    // A column of its own says it better, if it says anything.
    const others = Object.entries(reading.also ?? {});
    const also = others.filter(([path]) => !columnThatSays(path, columns, row));
    const unheard = others.filter(([path]) => columnThatSays(path, columns, row));
    for (const [path, value] of also) putAt(draft, path, value, imported.usual);
    Object.assign(names, reading.shown);
    entered.push({ column: one, text, also: also.map(([path]) => path), unheard });
  }
}

function columnThatSays(path: string, columns: readonly FileColumn[], row: RowToJudge): FileColumn | undefined {
  return columns.find((other) => other.field.sets === path && fieldText(row, other) !== '');
}

/** What a cell says of other fields whose own columns say something else: `20日締め翌月末払い` beside the closing day 25. */
function disagreements(
  { column: { column, field }, text, unheard = [] }: Entered,
  columns: readonly FileColumn[],
  draft: AnyInput,
  row: RowToJudge,
  refused: ReadonlySet<string>,
): ImportIssue[] {
  const against = unheard.find(([path, value]) => !refused.has(path) && String(valueAt(draft, path)) !== String(value));
  const other = against && columnThatSays(against[0], columns, row);
  if (!other) return [];
  const params = { text, other: fieldText(row, other) };
  return [{ column, path: field.sets, code: 'importRow.disagrees', params }];
}

/** A cell of which a list or several fields were read, such as stops and licences, may have lost what nothing was read of. */
function lostInCell({ column: { column, field }, text }: Entered, draft: AnyInput): ImportIssue[] {
  const isText = typeof valueAt(draft, field.sets) === 'string';
  return isText || !hasLostCharacters(text) ? [] : [{ column, path: field.sets, code: 'lostCharacters' }];
}

/** What the form would hold of a record. */
export function inputOf({ input }: Pick<AnyImported, 'input'>, row: AnyRow): AnyInput {
  return Object.fromEntries(Object.keys(input.shape).map((name) => [name, row[name]]));
}

export function columnOf(columns: readonly FileColumn[], path: string): number | null {
  return columns.find(({ field }) => isWithin(path, field.sets))?.column ?? null;
}

/** What is wrong, at its column, with limits in the unit in which the column has its figures. */
function inUnitOfColumn(columns: readonly FileColumn[], error: FieldError): ImportIssue {
  const found = columns.find(({ field }) => isWithin(error.path, field.sets));
  if (!found) return { column: null, ...error };
  const { column, perUnit } = found;
  const limits = Object.entries(error.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? Number((value / perUnit).toFixed(6)) : value,
  ]);
  return { column, ...error, ...(error.params && { params: Object.fromEntries(limits) }) };
}

/** `plate.kana` is of the field `plate`. */
function isWithin(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

/** Fills what nobody said from the fields it follows. */
function follow(draft: AnyInput, followers: readonly ImportField[]): void {
  for (const { sets, follows } of followers) {
    const source = follows && draft[follows.field];
    if (isEmpty(draft[sets]) && typeof source === 'string') draft[sets] = follows?.as(source);
  }
}

/** Whether a field is empty because the one it follows is, which is said already. */
function isLed(draft: AnyInput, followers: readonly ImportField[], path: string): boolean {
  return followers.some(({ sets, follows }) => sets === path && follows && isEmpty(draft[follows.field]));
}

function readCell({ field: { id, refersTo }, read }: FileColumn, text: string, lookups: Lookups): CellReading {
  if (!refersTo) return read(text);
  const find = (word: string) => lookups.find(refersTo, word);
  if (refersTo.within) return refersTo.within.read(text, find);
  const found = find(text);
  return 'value' in found ? { value: found.value, shown: { [id]: found.name, [`${id}En`]: found.nameEn } } : found;
}

/** What a record shows of a field that is emptied, besides the field itself. */
function namesOfNone({ id, refersTo }: ImportField): AnyInput | undefined {
  return refersTo?.within ? refersTo.within.none : refersTo && { [id]: null, [`${id}En`]: null };
}
