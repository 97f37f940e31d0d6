import * as z from 'zod';
import { addressFields, positionErrors, positionFields } from './address.ts';
import { crossField, type UncheckedFields, validityErrors } from './cross-field.ts';
import {
  destinationKinds,
  destinationSortColumns,
  entrySides,
  geoStates,
  holidayRules,
  receiptRules,
  slotKinds,
} from './destination-choices.ts';
import { weekdays } from './driver-choices.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { code, date, flag, integer, note, oneOf, optional, reference, rules, text } from './field.ts';
import { figure, unusualFigures } from './figure.ts';
import { katakana, name, nameWarnings, phone } from './japanese-field.ts';
import { nightTime } from './night-time.ts';
import { distinct, type FieldError } from './rule.ts';
import { stored } from './stored.ts';
import { longWindows } from './usual-span.ts';
import { temperatureZones } from './vehicle-body-choices.ts';
import { vehicleClasses } from './vehicle-type-choices.ts';

export {
  destinationKinds,
  destinationSortColumns,
  entrySides,
  geoStates,
  holidayRules,
  receiptRules,
  slotKinds,
} from './destination-choices.ts';

/** When a destination accepts goods on a weekday, in minutes from midnight of the operation date. */
const slotSchema = z
  .object({ weekday: oneOf(weekdays), fromMinutes: nightTime(), toMinutes: nightTime(), kind: oneOf(slotKinds) })
  .check(crossField(({ fromMinutes, toMinutes }) => laterErrors(fromMinutes, toMinutes)));

const choices = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values))
    .check(rules<T[number][]>(distinct))
    .default(() => []);

const identity = {
  code: code(),
  /** The owner's own number of the store. */
  storeCode: optional(text({ max: 20 })),
  name: name({ max: 60 }),
  kana: katakana({ max: 80 }),
  nameEn: optional(text({ max: 80 })),
  cargoOwnerId: reference(),
  kind: oneOf(destinationKinds),
};

const location = {
  ...addressFields,
  ...positionFields,
  entranceLatitude: positionFields.latitude,
  entranceLongitude: positionFields.longitude,
  phone: optional(phone()),
  contactName: optional(text({ max: 60 })),
};

const times = {
  slots: z
    .array(slotSchema)
    .max(70)
    .default(() => []),
  closedWeekdays: choices(weekdays),
  holidayRule: oneOf(holidayRules),
  workMinutes: integer({ min: 0, max: 480 }),
};

/** 軒先条件. */
const access = {
  largestVehicleClass: optional(oneOf(vehicleClasses)),
  maxHeightCm: optional(figure('maxHeightCm')),
  maxLengthCm: optional(figure('maxLengthCm')),
  entrySide: optional(oneOf(entrySides)),
  roadRestriction: optional(text({ max: 200 })),
  hasDock: flag(),
  hasSlope: flag(),
  needsTailLift: flag(),
  takesRollCages: flag(),
  takesNightDrops: flag(),
  parkingPlace: optional(text({ max: 200 })),
  receiptRule: optional(oneOf(receiptRules)),
};

const goods = {
  zones: choices(temperatureZones),
  emptiesToCollect: optional(text({ max: 100 })),
  directionId: optional(reference()),
  validFrom: optional(date()),
  validTo: optional(date()),
  isTemporary: flag(),
  note: optional(note()),
};

const destinationFields = { ...identity, ...location, ...times, ...access, ...goods };

/**
 * The place of a delivery. Key and alarm codes are not part of it: they are read one by one, and every view is logged.
 */
export const destinationInputSchema = z.object(destinationFields).check(crossField(destinationErrors));

/** The body of `PUT`; `confirmPosition` marks an automatic position as confirmed by a person. */
export const destinationUpdateSchema = destinationInputSchema.safeExtend({
  ...versionSchema.shape,
  confirmPosition: flag(),
});
export const destinationSchema = stored(destinationFields).extend({
  ...entityFields,
  cargoOwnerName: z.string(),
  cargoOwnerNameEn: z.string().nullable(),
  directionName: z.string().nullable(),
  directionNameEn: z.string().nullable(),
  /** The courses that stop there. */
  courseCodes: z.array(z.string()),
  geoState: z.enum(geoStates),
  hasAccessCodes: z.boolean(),
});

export const destinationListQuerySchema = listQuery(destinationSortColumns, {
  cargoOwnerId: repeatable(z.uuid()),
  directionId: repeatable(z.uuid()),
  kind: repeatable(z.enum(destinationKinds)),
  geoState: repeatable(z.enum(geoStates)),
});

export const destinationContract = {
  name: 'destination',
  input: destinationInputSchema,
  update: destinationUpdateSchema,
  output: destinationSchema,
  listQuery: destinationListQuerySchema,
  sortColumns: destinationSortColumns,
} as const;

export type DestinationInput = z.output<typeof destinationInputSchema>;
export type Destination = z.output<typeof destinationSchema>;
export type DestinationListQuery = z.output<typeof destinationListQuerySchema>;

/** Returns what looks wrong in a destination and may be saved. */
export function destinationWarnings(draft: UncheckedFields): FieldError[] {
  return [
    ...nameWarnings(draft),
    ...unusualFigures(draft),
    ...longWindows('slots', draft.slots, ['fromMinutes', 'toMinutes']),
  ];
}

function destinationErrors(draft: UncheckedFields): FieldError[] {
  const { entranceLatitude: latitude, entranceLongitude: longitude } = draft;
  const entrance = positionErrors({ latitude, longitude }).map(({ path, code }) => ({
    path: path === 'latitude' ? 'entranceLatitude' : 'entranceLongitude',
    code,
  }));
  return [...positionErrors(draft), ...entrance, ...validityErrors(draft), ...overlapErrors(draft.slots)];
}

/**
 * Two slots of a day must not overlap, because nobody could tell which one applies. A slot that is wrong in itself has
 * its own error.
 */
function overlapErrors(slots: unknown): FieldError[] {
  const drafts: unknown[] = Array.isArray(slots) ? slots : [];
  const whole = drafts.map((draft) => slotSchema.safeParse(draft).data);
  return whole.flatMap((slot, index) =>
    slot && whole.slice(0, index).some((earlier) => earlier && overlap(earlier, slot))
      ? [{ path: `slots.${index}.fromMinutes`, code: 'overlapsSlot' }]
      : [],
  );
}

type Slot = z.output<typeof slotSchema>;

function overlap(one: Slot, other: Slot): boolean {
  return one.weekday === other.weekday && one.fromMinutes < other.toMinutes && other.fromMinutes < one.toMinutes;
}

function laterErrors(from: unknown, to: unknown): FieldError[] {
  return typeof from === 'number' && typeof to === 'number' && to <= from
    ? [{ path: 'toMinutes', code: 'afterStart' }]
    : [];
}
