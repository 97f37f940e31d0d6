import './zod-config.ts';
import * as z from 'zod';

/** How many things of a kind wait for the user's decision. */
export const waitingSchema = z.object({ count: z.int() });

export type Waiting = z.output<typeof waitingSchema>;
