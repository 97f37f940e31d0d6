/** The masters that can be imported. */
export const importEntities = [
  'department',
  'vehicleType',
  'vehicle',
  'driver',
  'customer',
  'cargoOwner',
  'course',
  'destination',
  'deliveryCompany',
  'direction',
  'operationTime',
] as const;

/**
 * An import from the file to the rows it wrote: `prepared` the file is read and its columns wait to be agreed on,
 * `judged` every row has a verdict and waits for corrections and decisions.
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

/** What would become of a row, in the order in which people look at them. */
export const importVerdicts = ['error', 'duplicate', 'new', 'update', 'unchanged'] as const;

/** What is done with a duplicate: `overwrite` with every cell, `merge` fills only what is empty so far. */
export const importDecisions = ['overwrite', 'merge', 'skip', 'registerAsNew'] as const;

/** Why a row is a duplicate: of another row of the file, or of a record that resembles it. */
export const importConflictKinds = ['row', 'record'] as const;

/** What became of a row. */
export const importOutcomes = ['created', 'updated', 'unchanged', 'skipped', 'rejected'] as const;

/** What undoing did with a row that had been written. */
export const importUndoOutcomes = ['undone', 'changed', 'inUse'] as const;

/** The kinds of rows that a rule decides about: errors, updates, those like a record, those like another row. */
export const importRules = ['errors', 'updates', 'records', 'rows'] as const;

export const importModes = ['allOrNothing', 'validOnly'] as const;
export const importFormats = ['csv', 'xlsx'] as const;
export const importEncodings = ['utf8', 'utf8Mark', 'sjis', 'eucJp'] as const;
export const importDelimiters = ['comma', 'semicolon', 'tab'] as const;

/** The word in a cell that empties the field; an empty cell keeps what is there. */
export const clearWord = '#CLEAR';

export const mostImportBytes = 10 * 1024 * 1024;
export const mostImportRows = 100_000;
export const mostImportColumns = 200;
/** Of a value that all rows of a file have. */
export const longestFixedText = 2_000;
/** Counted from the moment of applying. */
export const importUndoHours = 24;
/** After the last step of an import its file and rows are kept for so long. */
export const importKeptDays = 90;

type NeededField = { id: string; isRequired: boolean; neededWith?: string | undefined };

/** Fields that a record cannot do without, at all or beside another one, and nothing fills; an address in one piece has prefecture and city in it. */
export function missingFields(fields: readonly NeededField[], filled: readonly (string | null)[]): string[] {
  const isFilled = (id: string) => filled.includes(id);
  const isWhole = isFilled('addressLine1') && !isFilled('prefecture') && !isFilled('city');
  const within = isWhole ? ['prefecture', 'city'] : [];
  const isNeeded = ({ isRequired, neededWith }: NeededField) =>
    isRequired || (neededWith !== undefined && isFilled(neededWith));
  const missing = fields.filter((field) => isNeeded(field) && !isFilled(field.id) && !within.includes(field.id));
  return missing.map(({ id }) => id);
}

export type ImportEntity = (typeof importEntities)[number];
export type ImportStatus = (typeof importStatuses)[number];
export type ImportVerdict = (typeof importVerdicts)[number];
export type ImportDecision = (typeof importDecisions)[number];
export type ImportConflictKind = (typeof importConflictKinds)[number];
export type ImportOutcome = (typeof importOutcomes)[number];
export type ImportUndoOutcome = (typeof importUndoOutcomes)[number];
export type ImportRule = (typeof importRules)[number];
export type ImportMode = (typeof importModes)[number];
export type ImportFormat = (typeof importFormats)[number];
export type ImportEncoding = (typeof importEncodings)[number];
export type ImportDelimiter = (typeof importDelimiters)[number];
