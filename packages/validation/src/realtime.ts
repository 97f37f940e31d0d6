import './zod-config.ts';
import * as z from 'zod';
import { personSchema, repeatable } from './entity.ts';

/** What `changedEvent` contains about a row. */
export const changedEventSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  action: z.string(),
  /** Counts the events of the channel without a gap: a missing number means that something was missed. */
  sequence: z.int(),
});

export const sequencesQuerySchema = z.strictObject({ channel: repeatable(z.string().min(1).max(200)) });

/** The position of each requested channel. */
export const sequencesSchema = z.object({
  /** The last number; 0 when nothing has happened yet. */
  sequences: z.record(z.string(), z.int()),
  /** The milliseconds since the last event; missing when nothing has ever happened. */
  quietMs: z.record(z.string(), z.int()),
});

export const peopleQuerySchema = z.strictObject({
  id: z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(z.uuid()).max(100)).default([]),
});

/** The names for the ids in events; an unknown id is left out. */
export const peopleSchema = z.object({ people: z.array(personSchema) });

/** The connection log of pusher-js: at most the last 50 events, sent once a minute. */
export const timelineSchema = z.object({
  session: z.int(),
  bundle: z.int(),
  lib: z.string().max(50),
  version: z.string().max(50),
  timeline: z.array(z.record(z.string().max(100), z.unknown())).max(50),
});

/** What `echoEvent` contains. */
export const echoSchema = z.strictObject({ token: z.uuid() });

export type ChangedEvent = z.output<typeof changedEventSchema>;
export type Sequences = z.output<typeof sequencesSchema>;
