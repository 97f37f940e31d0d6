import type { EntityFields } from '@haisha/validation/entity';
import { type Difference, differences } from '../form/conflict.ts';
import { saveRefusalOf } from '../form/save-refusal.ts';

type Values = Readonly<Record<string, unknown>>;

/** Somebody else changed the same value first. */
export type Clash<Row> = { current: Row; differences: readonly Difference[] };

export type Written<Row> = { saved: Row } | { clash: Clash<Row> };

export type CorrectionCalls<Row, Output> = {
  /** Writes the whole row in the version that it builds on. */
  put: (input: Output, on: Row) => Promise<Row>;
  valuesOf: (row: Row) => Values;
};

/**
 * Writes values on a row. What others have changed elsewhere in it meanwhile stays, and the write goes on upon that; only
 * where they changed the same value it waits for an answer.
 */
export async function writeCorrection<Row extends EntityFields, Output extends Values>(
  { put, valuesOf }: CorrectionCalls<Row, Output>,
  input: Output,
  on: Row,
): Promise<Written<Row>> {
  try {
    return { saved: await put(input, on) };
  } catch (error) {
    const refusal = saveRefusalOf<Row>(error);
    if (refusal.kind !== 'conflict') throw error;
    const { current } = refusal;
    const found = differences(valuesOf(on), input, valuesOf(current));
    if (found.some(({ changedBy }) => changedBy === 'both')) return { clash: { current, differences: found } };
    return writeCorrection({ put, valuesOf }, onTopOf(current, input, found, valuesOf), current);
  }
}

/** The values to write when in a clash the own ones hold. */
export function ownValues<Row, Output extends Values>(
  { current, differences: found }: Clash<Row>,
  input: Output,
  valuesOf: (row: Row) => Values,
): Output {
  return onTopOf(current, input, found, valuesOf);
}

/** The row as others left it with one's own changes upon it; what the input holds besides values of the row stays. */
function onTopOf<Row, Output extends Values>(
  current: Row,
  input: Output,
  found: readonly Difference[],
  valuesOf: (row: Row) => Values,
): Output {
  const own = found.filter(({ changedBy }) => changedBy !== 'theirs').map(({ name }) => [name, input[name]] as const);
  return { ...input, ...valuesOf(current), ...Object.fromEntries(own) };
}
