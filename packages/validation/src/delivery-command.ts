import * as z from 'zod';
import { crossField } from './cross-field.ts';
import { deliveryInputSchema, deliverySchema } from './delivery.ts';
import { mostBatchLines } from './delivery-choices.ts';
import { versionSchema } from './entity.ts';
import { date, decimal, integer, optional, text } from './field.ts';

/** A change that has to be explained: cancelling, correcting backwards, reopening a fixed price. */
export const reasonSchema = z.object({ ...versionSchema.shape, reason: text({ max: 200 }) });

const part = (max: number) => optional(integer({ min: 0, max }));

const parts = {
  quantity: part(999_999),
  weightKg: optional(decimal({ min: 0, max: 99_999.9, places: 1 })),
  volumeCubicMetres: optional(decimal({ min: 0, max: 999.99, places: 2 })),
  cages: part(999),
  pallets: part(999),
};

/** The part of a load that becomes a delivery of its own (分納); the rest stays. */
export const splitSchema = z
  .object({ ...parts, ...versionSchema.shape })
  .check(
    crossField((draft) =>
      Object.keys(parts).some((path) => typeof draft[path] === 'number' && draft[path] !== 0)
        ? []
        : [{ path: 'quantity', code: 'required' }],
    ),
  );

/** The delivery that was split, and the new one. */
export const splitAnswerSchema = z.object({ rest: deliverySchema, part: deliverySchema });

/** A new delivery of goods that came back (持戻り), on another day. */
export const followUpSchema = z.object({ ...versionSchema.shape, operationDate: date() });

/** The lines of a sheet: all of them are stored, or none. */
export const batchSchema = z.object({ lines: z.array(deliveryInputSchema).min(1).max(mostBatchLines) });
export const batchAnswerSchema = z.object({ items: z.array(deliverySchema) });

export type Reason = z.output<typeof reasonSchema>;
export type Split = z.output<typeof splitSchema>;
export type SplitAnswer = z.output<typeof splitAnswerSchema>;
export type FollowUp = z.output<typeof followUpSchema>;
export type Batch = z.output<typeof batchSchema>;
