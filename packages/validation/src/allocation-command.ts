import * as z from 'zod';
import { versionSchema } from './entity.ts';
import { optional, reference, text } from './field.ts';
import { instant } from './instant.ts';

/** The row to which a run is moved. */
const target = z.union([
  z.strictObject({ vehicleId: reference() }),
  z.strictObject({ driverId: reference() }),
  z.strictObject({ deliveryCompanyId: reference() }),
]);

/** Moves or resizes a run: the one command of pointer, keyboard, dialog and undo. A warning needs its reason. */
export const moveSchema = z.object({
  id: reference(),
  ...versionSchema.shape,
  target,
  start: instant(),
  end: instant(),
  reason: optional(text({ max: 200 })),
});

/** Puts deliveries on a run, in the version in which they were seen, or takes them off it without one. */
export const placeDeliveriesSchema = z.object({
  allocationId: optional(reference()),
  deliveries: z
    .array(z.object({ id: z.uuid(), ...versionSchema.shape }))
    .min(1)
    .max(200),
});

export type Move = z.output<typeof moveSchema>;
export type PlaceDeliveries = z.output<typeof placeDeliveriesSchema>;
