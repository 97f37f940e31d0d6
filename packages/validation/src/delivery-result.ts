import * as z from 'zod';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { versionSchema } from './entity.ts';
import { decimal, integer, optional, text } from './field.ts';
import { instant } from './instant.ts';
import { type FieldError, isEmpty } from './rule.ts';
import { stored } from './stored.ts';

const celsius = () => optional(decimal({ min: -60, max: 60, places: 1 }));
const pieces = () => optional(integer({ min: 0, max: 999_999 }));

/** What happened at the places of a delivery. */
const resultFields = {
  loadStartAt: optional(instant()),
  loadEndAt: optional(instant()),
  departedAt: optional(instant()),
  arrivedAt: optional(instant()),
  /** 荷待ち, in minutes. */
  waitingMinutes: optional(integer({ min: 0, max: 2879 })),
  deliveredAt: optional(instant()),
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

const { loadStartAt, loadEndAt, loadCelsius, departedAt, arrivedAt, waitingMinutes, delayReason } = resultFields;
const { deliveredAt, deliveredQuantity, returnedQuantity, returnReason, arrivalCelsius, receiver } = resultFields;
const { version } = versionSchema.shape;

/** 積込: when loading began and ended, and at what temperature. */
export const loadSchema = z
  .object({ loadStartAt, loadEndAt, loadCelsius, version })
  .check(crossField((draft) => [...needed(draft, 'loadEndAt'), ...inOrder(draft)]));

/** 出発 from the place of loading. */
export const departSchema = z.object({ departedAt, version }).check(crossField((draft) => needed(draft, 'departedAt')));

/** 到着 at the destination. */
export const arriveSchema = z
  .object({ arrivedAt, waitingMinutes, delayReason, version })
  .check(crossField((draft) => needed(draft, 'arrivedAt')));

const handover = { arrivedAt, waitingMinutes, delayReason, deliveredAt, arrivalCelsius, receiver, version };

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
  .object({ arrivedAt, waitingMinutes, delayReason, returnedQuantity, returnReason, version })
  .check(crossField((draft) => needed(draft, 'returnReason')));

export type DeliveryResult = z.output<typeof deliveryResultSchema>;
export type ResultAct = (typeof resultActs)[number];

function needed(draft: UncheckedFields, ...paths: string[]): FieldError[] {
  return paths.flatMap((path) => (isEmpty(draft[path]) ? [{ path, code: 'required' }] : []));
}

/** Moments in UTC compare as text. */
function inOrder(draft: UncheckedFields): FieldError[] {
  const isEarlier = (path: string, first: string) => {
    const [later, earlier] = [draft[path], draft[first]];
    return typeof later === 'string' && typeof earlier === 'string' && later < earlier;
  };
  return [
    ...(isEarlier('loadEndAt', 'loadStartAt') ? [{ path: 'loadEndAt', code: 'afterStart' }] : []),
    ...(isEarlier('deliveredAt', 'arrivedAt') ? [{ path: 'deliveredAt', code: 'notBeforeEarlier' }] : []),
  ];
}
