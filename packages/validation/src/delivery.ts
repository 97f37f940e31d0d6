import * as z from 'zod';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { daySchema } from './day.ts';
import {
  assignments,
  billingStatuses,
  deliveryKinds,
  deliverySortColumns,
  loadUnits,
  operationStatuses,
  priceStatuses,
} from './delivery-choices.ts';
import { deliveryPriceSchema } from './delivery-price.ts';
import { deliveryResultSchema } from './delivery-result.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { date, flag, integer, note, oneOf, optional, reference, text } from './field.ts';
import { decimalFigure, unusualFigures } from './figure.ts';
import { nightTime } from './night-time.ts';
import type { FieldError } from './rule.ts';
import { stored } from './stored.ts';
import { longWindow } from './usual-span.ts';
import { temperatureZones } from './vehicle-body-choices.ts';

export { billingStatuses, deliveryKinds, loadUnits, operationStatuses, priceStatuses } from './delivery-choices.ts';

const count = (max: number) => optional(integer({ min: 0, max }));

const order = {
  /** The owner's own number of the delivery; once within an owner. */
  slipNumber: optional(text({ max: 40 })),
  cargoOwnerId: reference(),
  /** Who pays; left out, the customer of the cargo owner. */
  customerId: optional(reference()),
  departmentId: reference(),
  kind: oneOf(deliveryKinds),
};

const days = {
  operationDate: date(),
  /** Left out, the operation date. */
  salesDate: optional(date()),
  billingDate: optional(date()),
};

const way = {
  courseId: optional(reference()),
  roundNumber: optional(integer({ min: 1, max: 9 })),
  directionId: optional(reference()),
  originId: reference(),
  destinationId: reference(),
  /** What the customer wishes, in minutes from midnight of the operation date: a moved day moves it. */
  loadMinutes: optional(nightTime()),
  arriveFromMinutes: optional(nightTime()),
  arriveToMinutes: optional(nightTime()),
};

const goods = {
  goodsName: optional(text({ max: 60 })),
  temperatureZone: oneOf(temperatureZones),
  loadUnit: optional(oneOf(loadUnits)),
  quantity: count(999_999),
  weightKg: optional(decimalFigure('weightKg')),
  volumeCubicMetres: optional(decimalFigure('volumeCubicMetres')),
  cages: count(999),
  pallets: count(999),
  requiredVehicleTypeId: optional(reference()),
  needsTailLift: flag(),
  needsTwoCrew: flag(),
  note: optional(note()),
};

const deliveryFields = { ...order, ...days, ...way, ...goods };

/** A delivery as people write it; `isDraft` keeps a new one off the board, a stored one is opened by a command. */
export const deliveryInputSchema = z.object({ ...deliveryFields, isDraft: flag() }).check(crossField(deliveryErrors));
export const deliveryUpdateSchema = deliveryInputSchema.safeExtend(versionSchema.shape);

const names = {
  cargoOwnerName: z.string(),
  cargoOwnerNameEn: z.string().nullable(),
  cargoOwnerColour: z.string().nullable(),
  customerName: z.string(),
  customerNameEn: z.string().nullable(),
  departmentName: z.string(),
  departmentNameEn: z.string().nullable(),
  courseCode: z.string().nullable(),
  courseName: z.string().nullable(),
  courseNameEn: z.string().nullable(),
  directionName: z.string().nullable(),
  directionNameEn: z.string().nullable(),
  originName: z.string(),
  originNameEn: z.string().nullable(),
  destinationCode: z.string(),
  destinationName: z.string(),
  destinationNameEn: z.string().nullable(),
  destinationCity: z.string(),
  requiredVehicleTypeName: z.string().nullable(),
  requiredVehicleTypeNameEn: z.string().nullable(),
};

/** A delivery that came out of another one. */
const relatedSchema = z.object({
  deliveryId: z.uuid(),
  number: z.string(),
  operationStatus: z.enum(operationStatuses),
});

export const deliverySchema = stored(deliveryFields).extend({
  ...entityFields,
  ...names,
  /** D, the operation date at its creation, and a number within that day: D20261121-0001. */
  number: z.string(),
  customerId: z.uuid(),
  salesDate: z.string(),
  isDraft: z.boolean(),
  operationStatus: z.enum(operationStatuses),
  priceStatus: z.enum(priceStatuses),
  billingStatus: z.enum(billingStatuses),
  /** Null for users who may not see prices. */
  price: deliveryPriceSchema.nullable(),
  result: deliveryResultSchema,
  cancelReason: z.string().nullable(),
  /** The delivery of which this one is a part, and the one whose returned goods it carries. */
  splitFromId: z.uuid().nullable(),
  splitFromNumber: z.string().nullable(),
  followsId: z.uuid().nullable(),
  followsNumber: z.string().nullable(),
  /** The other way: the parts that were split off, and the deliveries of goods that came back; archived ones left out. */
  splitInto: z.array(relatedSchema),
  followedBy: z.array(relatedSchema),
  allocationId: z.uuid().nullable(),
  allocationNumber: z.string().nullable(),
  loadStopId: z.uuid().nullable(),
  unloadStopId: z.uuid().nullable(),
});

/** What narrows the list and its totals; days are operation dates, both included. */
const filters = {
  from: daySchema.optional(),
  to: daySchema.optional(),
  departmentId: repeatable(z.uuid()),
  cargoOwnerId: repeatable(z.uuid()),
  customerId: repeatable(z.uuid()),
  destinationId: repeatable(z.uuid()),
  courseId: repeatable(z.uuid()),
  directionId: repeatable(z.uuid()),
  kind: repeatable(z.enum(deliveryKinds)),
  temperatureZone: repeatable(z.enum(temperatureZones)),
  operationStatus: repeatable(z.enum(operationStatuses)),
  priceStatus: repeatable(z.enum(priceStatuses)),
  billingStatus: repeatable(z.enum(billingStatuses)),
  assignment: z.enum(assignments).optional(),
};

export const deliveryListQuerySchema = listQuery(deliverySortColumns, filters);

/** The totals of all deliveries of a list, whatever its page. */
export const deliveryTotalsSchema = z.object({
  count: z.int(),
  quantity: z.int(),
  weightKg: z.number(),
  /** How many have no weight, which `weightKg` leaves out. */
  weightUnknownCount: z.int(),
  volumeCubicMetres: z.number(),
  cages: z.int(),
  pallets: z.int(),
  /** All amounts; null for users who may not see prices. */
  totalYen: z.int().nullable(),
  /** How many have no fare yet; null for the same users. */
  undecidedCount: z.int().nullable(),
});

export const deliveryContract = {
  name: 'delivery',
  input: deliveryInputSchema,
  update: deliveryUpdateSchema,
  output: deliverySchema,
  listQuery: deliveryListQuerySchema,
  sortColumns: deliverySortColumns,
} as const;

export type DeliveryInput = z.output<typeof deliveryInputSchema>;
export type DeliveryUpdate = z.output<typeof deliveryUpdateSchema>;
export type Delivery = z.output<typeof deliverySchema>;
export type DeliveryListQuery = z.output<typeof deliveryListQuerySchema>;
export type DeliveryTotals = z.output<typeof deliveryTotalsSchema>;

/** Returns what looks wrong in a delivery and may be saved. */
export function deliveryWarnings(draft: UncheckedFields): FieldError[] {
  const { arriveFromMinutes: from, arriveToMinutes: to } = draft;
  return [...unusualFigures(draft), ...longWindow(from, to, 'arriveToMinutes')];
}

function deliveryErrors(draft: UncheckedFields): FieldError[] {
  const { arriveFromMinutes: from, arriveToMinutes: to, originId, destinationId } = draft;
  const errors: FieldError[] = [];
  if (typeof from === 'number' && typeof to === 'number' && to < from) {
    errors.push({ path: 'arriveToMinutes', code: 'afterStart' });
  }
  if (typeof originId === 'string' && originId === destinationId) {
    errors.push({ path: 'destinationId', code: 'sameAsOrigin' });
  }
  return errors;
}
