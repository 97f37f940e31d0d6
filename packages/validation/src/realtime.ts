import './zod-config.ts';
import * as z from 'zod';
import { actorSchema, repeatable } from './entity.ts';

/** The event of a write on `private-<entity>` and `private-<entity>.department.<id>`: ids only, no words of a row. */
export const changedEventSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  action: z.string(),
  /** Counts the events of the channel without a gap: a missing number means that something was missed. */
  sequence: z.int(),
});
export const changedEvent = 'changed';

export const sequencesQuerySchema = z.strictObject({ channel: repeatable(z.string().min(1).max(200)) });

/** The last number of each channel asked for; 0 where nothing has happened yet. */
export const sequencesSchema = z.object({ sequences: z.record(z.string(), z.int()) });

export const peopleQuerySchema = z.strictObject({
  id: z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(z.uuid()).min(1).max(100)),
});

/** Names for the ids that events carry; an id that nobody has is left out. */
export const peopleSchema = z.object({ people: z.array(actorSchema) });

export type ChangedEvent = z.output<typeof changedEventSchema>;
