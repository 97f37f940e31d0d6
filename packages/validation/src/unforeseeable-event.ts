import './zod-config.ts';
import { lastNightMinute } from '@haisha/rules/night-time';
import { unforeseeableKinds } from '@haisha/rules/punches/with-events';
import * as z from 'zod';
import { crossField } from './cross-field.ts';
import { idParamsSchema } from './entity.ts';
import { optional, text } from './field.ts';

/** When something nobody could foresee held up a driver, in minutes from midnight of the work date. */
export const unforeseeableEventInputSchema = z
  .strictObject({
    kind: z.enum(unforeseeableKinds),
    fromMinutes: z.int().min(0).max(lastNightMinute),
    toMinutes: z.int().min(0).max(lastNightMinute),
    note: optional(text({ max: 200 })),
  })
  .check(
    crossField(({ fromMinutes, toMinutes }) =>
      Number(toMinutes) > Number(fromMinutes) ? [] : [{ path: 'toMinutes', code: 'afterStart' }],
    ),
  );

/** What nobody could foresee (予期し得ない事象): its time is taken off only where a document shows it. */
export const unforeseeableEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(unforeseeableKinds),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  note: z.string().nullable(),
  createdByName: z.string().nullable(),
  /** The documents; the content of each is read one by one, and every view is logged. */
  files: z.array(z.object({ id: z.uuid(), name: z.string() })),
});

export const removedEventSchema = z.strictObject({ reason: text({ min: 1, max: 200 }) });
export const eventFileParamsSchema = z.strictObject({ ...idParamsSchema.shape, fileId: z.uuid() });

export type UnforeseeableEventInput = z.output<typeof unforeseeableEventInputSchema>;
export type UnforeseeableEvent = z.output<typeof unforeseeableEventSchema>;
