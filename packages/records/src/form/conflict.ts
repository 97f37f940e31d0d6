export type Side = 'mine' | 'theirs';

/** A field that reads differently in this form and in the row as somebody else left it. */
export type Difference = {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** Who moved it away from what both started with. */
  changedBy: Side | 'both';
};

type Values = Readonly<Record<string, unknown>>;

/** The fields that differ, in the order of the form; a plate or a list of zones counts as one value. */
export function differences(base: Values, mine: Values, theirs: Values): Difference[] {
  return Object.keys(theirs)
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      changedBy: changedBy(base[name], mine[name], theirs[name]),
    }));
}

/** The side that stands without a decision; none where both changed the field. */
export function sideWithoutChoice({ changedBy }: Difference): Side | undefined {
  return changedBy === 'both' ? undefined : changedBy;
}

/** The fields of `theirs` with everything chosen as mine put over it. */
export function mergedValues(
  mine: Values,
  theirs: Values,
  found: readonly Difference[],
  choice: Readonly<Record<string, Side>>,
): Values {
  const kept = found.filter((one) => (choice[one.name] ?? sideWithoutChoice(one)) === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map(({ name }) => [name, mine[name]])) };
}

/** Equal as a person reads them: nothing and blank are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function changedBy(base: unknown, mine: unknown, theirs: unknown): Difference['changedBy'] {
  if (isSame(base, mine)) return 'theirs';
  return isSame(base, theirs) ? 'mine' : 'both';
}

function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => one.localeCompare(other));
  return entries.map(([key, part]) => [key, plain(part)]);
}
