import { z } from 'zod';
import type { JobHandler } from '../../services/jobs/job-handler.ts';

export const demoMonthsKind = 'demoMonths';

/** The day on which the demo company was made, and how many months of work it gets until then. */
export const demoMonthsInputSchema = z.object({ today: z.iso.date(), months: z.int().positive() });

/** Fills in the past of the demo company; what a killed process has left is taken up where it ended. */
export const demoMonthsJob: JobHandler = {
  kind: demoMonthsKind,
  limitMs: 1_800_000,
  async run({ db, input, progress, signal }) {
    // Only the one thread that fills needs the demo company.
    const { announceMonths, fillMonths } = await import('./fill-months.ts');
    await fillMonths(db, demoMonthsInputSchema.parse(input), { progress, signal });
    return { write: announceMonths };
  },
};
