import * as z from 'zod';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { versionSchema } from './entity.ts';
import { decimal, integer, optional, text } from './field.ts';
import { instant } from './instant.ts';
import { type FieldError, isEmpty } from './rule.ts';
import { stored } from './stored.ts';

const celsius = () => optional(decimal({ min: -60, max: 60, places: 1 }));
const pieces = () => optional(integer({ min: 0, max: 999_999 }));
const waiting = () => optional(integer({ min: 0, max: 2879 }));

/** What happened at the places of a delivery. */
const resultFields = {
  loadArrivedAt: optional(instant()),
  /** 積地での荷待ち, in minutes. */
  loadWaitingMinutes: waiting(),
  loadStartAt: optional(instant()),
  loadEndAt: optional(instant()),
  departedAt: optional(instant()),
  arrivedAt: optional(instant()),
  /** 納品先での荷待ち, in minutes. */
  waitingMinutes: waiting(),
  unloadStartAt: optional(instant()),
  deliveredAt: optional(instant()),
  /** When the truck left the destination. */
  leftAt: optional(instant()),
  deliveredQuantity: pieces(),
  returnedQuantity: pieces(),
  returnReason: optional(text({ max: 200 })),
  loadCelsius: celsius(),
  arrivalCelsius: celsius(),
  receiver: optional(text({ max: 60 })),
  delayReason: optional(text({ max: 200 })),
};

export const deliveryResultSchema = stored(resultFields);

/** The acts that write results, by the part of the address that names them. */
export const resultActs = ['load', 'depart', 'arrive', 'deliver', 'deliver-partly', 'fail'] as const;

const { loadArrivedAt, loadWaitingMinutes, loadStartAt, loadEndAt, loadCelsius, departedAt } = resultFields;
const { arrivedAt, waitingMinutes, delayReason, unloadStartAt, deliveredAt, leftAt } = resultFields;
const { deliveredQuantity, returnedQuantity, returnReason, arrivalCelsius, receiver } = resultFields;
const { version } = versionSchema.shape;

/** 積込: how long the truck waited, when loading began and ended, and at what temperature. */
export const loadSchema = z
  .object({ loadArrivedAt, loadWaitingMinutes, loadStartAt, loadEndAt, loadCelsius, version })
  .check(crossField((draft) => [...needed(draft, 'loadEndAt'), ...inOrder(draft)]));

/** 出発 from the place of loading. */
export const departSchema = z.object({ departedAt, version }).check(crossField((draft) => needed(draft, 'departedAt')));

/** 到着 at the destination. */
export const arriveSchema = z
  .object({ arrivedAt, waitingMinutes, delayReason, version })
  .check(crossField((draft) => needed(draft, 'arrivedAt')));

const atPlace = { arrivedAt, waitingMinutes, leftAt, delayReason, version };
const handover = { ...atPlace, unloadStartAt, deliveredAt, arrivalCelsius, receiver };

/** 納品完了: all of it was handed over. */
export const deliverSchema = z
  .object({ ...handover, deliveredQuantity })
  .check(crossField((draft) => [...needed(draft, 'deliveredAt'), ...inOrder(draft)]));

/** 一部納品: what was handed over and what came back, and why. */
export const deliverPartlySchema = z
  .object({ ...handover, deliveredQuantity, returnedQuantity, returnReason })
  .check(
    crossField((draft) => [
      ...needed(draft, 'deliveredAt', 'deliveredQuantity', 'returnedQuantity', 'returnReason'),
      ...inOrder(draft),
    ]),
  );

/** 不達・持戻り: nothing was handed over, and why. */
export const failSchema = z
  .object({ ...atPlace, returnedQuantity, returnReason })
  .check(crossField((draft) => [...needed(draft, 'returnReason'), ...inOrder(draft)]));

/** What a delivery in each state cannot be without, however its results are corrected. */
export const neededResults = {
  loaded: ['loadEndAt'],
  inTransit: ['departedAt'],
  arrived: ['arrivedAt'],
  delivered: ['deliveredAt'],
  partial: ['deliveredAt', 'deliveredQuantity', 'returnedQuantity', 'returnReason'],
  failed: ['returnReason'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof resultFields)[]>>;

/** 実績の訂正: all results as they should be, and why; the state stays. */
export const correctResultSchema = z
  .object({ ...resultFields, reason: text({ max: 200 }), version })
  .check(crossField(inOrder));

export type DeliveryResult = z.output<typeof deliveryResultSchema>;
export type CorrectResult = z.output<typeof correctResultSchema>;
export type ResultAct = (typeof resultActs)[number];

function needed(draft: UncheckedFields, ...paths: string[]): FieldError[] {
  return paths.flatMap((path) => (isEmpty(draft[path]) ? [{ path, code: 'required' }] : []));
}

const moments = [
  'loadArrivedAt',
  'loadStartAt',
  'loadEndAt',
  'departedAt',
  'arrivedAt',
  'unloadStartAt',
  'deliveredAt',
  'leftAt',
] as const satisfies readonly (keyof typeof resultFields)[];

/** None comes before the last known one ahead of it; moments in UTC compare as text. */
function inOrder(draft: UncheckedFields): FieldError[] {
  const errors: FieldError[] = [];
  let last = '';
  for (const path of moments) {
    const at = draft[path];
    if (typeof at !== 'string') continue;
    if (at < last) errors.push({ path, code: path === 'loadEndAt' ? 'afterStart' : 'notBeforeEarlier' });
    if (at > last) last = at;
  }
  return errors;
}
