import { type ImportableName, importableNames } from '@haisha/rules/records';

/** The masters that can be imported. */
export const importEntities = importableNames;

/**
 * The states of an import from the file to the written rows: `prepared` means that the file is read and its columns
 * wait for a mapping, `judged` that every row has a verdict and waits for corrections and decisions.
 */
export const importStatuses = [
  'prepared',
  'judging',
  'judged',
  'applying',
  'applied',
  'undoing',
  'undone',
  'discarded',
] as const;

/** The expected result of a row, in the order in which people look at them. */
export const importVerdicts = ['error', 'duplicate', 'warning', 'new', 'update', 'unchanged'] as const;

/**
 * The decision about a row: `overwrite` writes every cell, `merge` fills only empty fields, `accept` takes what looks wrong
 * as it stands.
 */
export const importDecisions = ['overwrite', 'merge', 'skip', 'registerAsNew', 'accept'] as const;

/** Why a row is a duplicate: of another row of the file, or of a similar record. */
export const importConflictKinds = ['row', 'record'] as const;

/**
 * What makes a row of a file odd, so that it may not be meant as a record: totals of the rows above it, remarks, headings
 * among the rows and the end of the list, hidden by hand or by a filter, formulas that were never worked out, more values than headers, struck through.
 */
export const importOddKinds = ['totals', 'remarks', 'hidden', 'formulas', 'wide', 'struck'] as const;
/** Nobody means a total or a remark to be a record; whatever else is odd may well be one. */
export const usuallyLeftOut: readonly ImportOddKind[] = ['totals', 'remarks'];

/** The result of a row. */
export const importOutcomes = ['created', 'updated', 'unchanged', 'skipped', 'rejected'] as const;

/** The result of undoing a written row. */
export const importUndoOutcomes = ['undone', 'changed', 'inUse'] as const;

/**
 * The kinds of rows that a rule decides about: errors, warnings, updates, those similar to a record, those similar to
 * another row.
 */
export const importRules = ['errors', 'warnings', 'updates', 'records', 'rows'] as const;

export const importModes = ['allOrNothing', 'validOnly'] as const;
export const importFormats = ['csv', 'xlsx'] as const;
export const importEncodings = ['utf8', 'utf8Mark', 'sjis', 'eucJp', 'utf16', 'iso2022jp', 'gb18030', 'eucKr'] as const;
export const importDelimiters = ['comma', 'semicolon', 'tab'] as const;

/** The word in a cell that empties the field; an empty cell keeps the value. */
export const clearWord = '#CLEAR';

/** A master of 100,000 rows in thirteen columns of Japanese takes 14 MB. */
export const mostImportBytes = 20 * 1024 * 1024;
export const mostImportRows = 100_000;
export const mostImportColumns = 200;
/** In characters, as in a spreadsheet. */
export const longestCell = 32_767;
/** The longest value for all rows of a file. */
export const longestFixedText = 2_000;
/** Counted from the start of applying. */
export const importUndoHours = 24;
/** How long the file and rows of an import stay after its last step. */
export const importKeptDays = 90;

type NeededField = { id: string; isRequired: boolean; neededWith?: string | undefined; completes?: string | undefined };

/**
 * Returns the fields that a record requires, alone or together with another, and that no column fills, nor those of
 * their parts; an address in one piece includes prefecture and city.
 */
export function missingFields(fields: readonly NeededField[], filled: readonly (string | null)[]): string[] {
  const isFilled = (id: string) =>
    filled.includes(id) || fields.some(({ completes, id: part }) => completes === id && filled.includes(part));
  const isWhole = isFilled('addressLine1') && !isFilled('prefecture') && !isFilled('city');
  const within = isWhole ? ['prefecture', 'city'] : [];
  const isNeeded = ({ isRequired, neededWith }: NeededField) =>
    isRequired || (neededWith !== undefined && isFilled(neededWith));
  const missing = fields.filter((field) => isNeeded(field) && !isFilled(field.id) && !within.includes(field.id));
  return missing.map(({ id }) => id);
}

export type ImportEntity = ImportableName;
export type ImportStatus = (typeof importStatuses)[number];
export type ImportVerdict = (typeof importVerdicts)[number];
export type ImportDecision = (typeof importDecisions)[number];
export type ImportConflictKind = (typeof importConflictKinds)[number];
export type ImportOutcome = (typeof importOutcomes)[number];
export type ImportUndoOutcome = (typeof importUndoOutcomes)[number];
export type ImportRule = (typeof importRules)[number];
export type ImportOddKind = (typeof importOddKinds)[number];
export type ImportMode = (typeof importModes)[number];
export type ImportFormat = (typeof importFormats)[number];
export type ImportEncoding = (typeof importEncodings)[number];
export type ImportDelimiter = (typeof importDelimiters)[number];
