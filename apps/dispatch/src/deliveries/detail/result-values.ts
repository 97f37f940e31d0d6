import { tokyoDate } from '@haisha/i18n';
import type { Delivery } from '@haisha/validation/delivery';
import {
  arriveSchema,
  type DeliveryResult,
  deliverPartlySchema,
  deliverSchema,
  departSchema,
  failSchema,
  loadSchema,
  type ResultAct,
} from '@haisha/validation/delivery-result';

export type ResultName = keyof DeliveryResult;
export type ResultValues = Partial<DeliveryResult> & { version: number; reason?: string };

/** What there is to know at each of the two places, in the order in which it happens. */
export const resultStops: readonly { stop: 'loading' | 'handover'; names: readonly ResultName[] }[] = [
  {
    stop: 'loading',
    names: ['loadArrivedAt', 'loadWaitingMinutes', 'loadStartAt', 'loadEndAt', 'loadCelsius', 'departedAt'],
  },
  {
    stop: 'handover',
    names: [
      'arrivedAt',
      'waitingMinutes',
      'unloadStartAt',
      'deliveredAt',
      'leftAt',
      'deliveredQuantity',
      'returnedQuantity',
      'returnReason',
      'arrivalCelsius',
      'receiver',
      'delayReason',
    ],
  },
];

export const resultSchemas = {
  load: loadSchema,
  depart: departSchema,
  arrive: arriveSchema,
  deliver: deliverSchema,
  'deliver-partly': deliverPartlySchema,
  fail: failSchema,
};

/** What each act asks for, in the order in which it happens. */
export const resultFields: Readonly<Record<ResultAct, readonly ResultName[]>> = {
  load: ['loadArrivedAt', 'loadWaitingMinutes', 'loadStartAt', 'loadEndAt', 'loadCelsius'],
  depart: ['departedAt'],
  arrive: ['arrivedAt', 'waitingMinutes', 'delayReason'],
  deliver: [
    'arrivedAt',
    'waitingMinutes',
    'unloadStartAt',
    'deliveredAt',
    'leftAt',
    'deliveredQuantity',
    'arrivalCelsius',
    'receiver',
    'delayReason',
  ],
  'deliver-partly': [
    'arrivedAt',
    'waitingMinutes',
    'unloadStartAt',
    'deliveredAt',
    'leftAt',
    'deliveredQuantity',
    'returnedQuantity',
    'returnReason',
    'arrivalCelsius',
    'receiver',
    'delayReason',
  ],
  fail: ['arrivedAt', 'waitingMinutes', 'leftAt', 'returnedQuantity', 'returnReason', 'delayReason'],
};

export const neededByAct: Readonly<Record<ResultAct, readonly ResultName[]>> = {
  load: ['loadEndAt'],
  depart: ['departedAt'],
  arrive: ['arrivedAt'],
  deliver: ['deliveredAt'],
  'deliver-partly': ['deliveredAt', 'deliveredQuantity', 'returnedQuantity', 'returnReason'],
  fail: ['returnReason'],
};

/** What is on record of what an act asks for. The version that counts is added when it is sent. */
export function resultValues(act: ResultAct, { result }: Delivery): ResultValues {
  return { version: 1, ...Object.fromEntries(resultFields[act].map((name) => [name, result[name]])) };
}

/** What an act begins with: the moment is now on the day itself, and all of the goods were handed over. */
export function proposedResults(act: ResultAct, row: Delivery, now: Date): ResultValues {
  const values = resultValues(act, row);
  const moment = neededByAct[act].find((name) => name.endsWith('At'));
  const isToday = row.operationDate === tokyoDate(now);
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
  return {
    ...values,
    ...(moment && isToday && values[moment] === null && { [moment]: minute }),
    ...(act === 'deliver' && values.deliveredQuantity === null && { deliveredQuantity: row.quantity }),
  };
}
