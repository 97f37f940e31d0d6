export type Figure = { name: string; value: number; unit: string; budget?: number };

/** Prints one figure on a line; a time over its budget fails nothing. */
export function printFigure({ name, value, unit, budget }: Figure): void {
  const shown = `${Number(value.toFixed(value < 10 ? 2 : 1))} ${unit}`;
  const budgetText = budget === undefined ? '' : `≤ ${budget} ${unit}${value > budget ? '   over budget' : ''}`;
  process.stdout.write(`${name.padEnd(52)}${shown.padStart(14)}   ${budgetText}\n`);
}

/** Returns the value that this percentage of the measurements does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** Measures an action in milliseconds. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}
