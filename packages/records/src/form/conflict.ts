/** A field that reads differently in this form and in the row as somebody else left it. */
export type Difference = {
  /** A part of a value that is compared in parts is named with a dot. */
  name: string;
  mine: unknown;
  theirs: unknown;
  /** Who moved it away from what both started with. */
  changedBy: 'mine' | 'theirs' | 'both';
};

type Values = Readonly<Record<string, unknown>>;

/**
 * The fields that differ, in the order of the form. A plate or a list of zones counts as one value; what `parts` names
 * is compared field by field, such as the terms of a customer.
 */
export function differences(base: Values, mine: Values, theirs: Values, parts: readonly string[] = []): Difference[] {
  const [was, here, there] = [base, mine, theirs].map((values) => apart(values, parts)) as [Values, Values, Values];
  return Object.keys(there)
    .filter((name) => !isSame(here[name], there[name]))
    .map((name) => ({
      name,
      mine: here[name],
      theirs: there[name],
      changedBy: changedBy(was[name], here[name], there[name]),
    }));
}

function apart(values: Values, parts: readonly string[]): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      parts.includes(name) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([part, one]) => [`${name}.${part}`, one])
        : [[name, value]],
    ),
  );
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
