import './zod-config.ts';
import * as z from 'zod';
import { crossField } from './cross-field.ts';
import { daySchema } from './day.ts';
import { decimal, optional, text } from './field.ts';
import { instant } from './instant.ts';
import { mostAlcohol, rollCallKinds, rollCallMethods, rollCallResults } from './roll-call-choices.ts';
import type { FieldError } from './rule.ts';

const words = () => optional(text({ max: 300 }));

const items = {
  method: z.enum(rollCallMethods),
  /** Why the call was held by telephone, without a detector, or both. */
  methodReason: words(),
  usedDetector: z.boolean(),
  /** mg/L of breath; null where no detector was used. */
  alcohol: optional(decimal({ min: 0, max: mostAlcohol, places: 2 })),
  /** Illness, fatigue, lack of sleep; asked before and in the middle of duty. */
  isHealthy: z.boolean().nullable(),
  /** The daily inspection of the vehicle; asked before duty. */
  isVehicleSound: z.boolean().nullable(),
  healthNote: words(),
  vehicleNote: words(),
  /** Condition of vehicle, road and run, and the notice to the relief driver; told after duty. */
  condition: words(),
  reliefNotice: words(),
  instruction: words(),
  note: words(),
  result: z.enum(rollCallResults),
};

/**
 * A roll call (輸送安全規則 第7条) with the items of its kind. Its id is made by the browser, so that sent twice it is stored
 * once; `at` is when it was held.
 */
export const rollCallInputSchema = z
  .strictObject({
    id: z.uuid(),
    driverId: z.uuid(),
    date: daySchema,
    kind: z.enum(rollCallKinds),
    at: instant(),
    ...items,
  })
  .check(crossField((draft) => [...missing(draft), ...contradictions(draft)]));

type Draft = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

function missing(draft: Draft): FieldError[] {
  const { kind } = draft;
  const required = (path: string, isMissing: boolean): FieldError[] => (isMissing ? [{ path, code: 'required' }] : []);
  return [
    ...required(
      'methodReason',
      (draft.method === 'phone' || draft.usedDetector === false) && isBlank(draft.methodReason),
    ),
    ...required('alcohol', draft.usedDetector === true && typeof draft.alcohol !== 'number'),
    ...required('isHealthy', kind !== 'after' && typeof draft.isHealthy !== 'boolean'),
    ...required('isVehicleSound', kind === 'before' && typeof draft.isVehicleSound !== 'boolean'),
    ...required('healthNote', draft.isHealthy === false && isBlank(draft.healthNote)),
    ...required('vehicleNote', draft.isVehicleSound === false && isBlank(draft.vehicleNote)),
  ];
}

/** Whom alcohol was found on, who is ill or whose vehicle is not sound does not drive. */
function contradictions({ alcohol, isHealthy, isVehicleSound, result }: Draft): FieldError[] {
  const mayDrive = !(typeof alcohol === 'number' && alcohol > 0) && isHealthy !== false && isVehicleSound !== false;
  return result === 'passed' && !mayDrive ? [{ path: 'result', code: 'mayNotDrive' }] : [];
}

/** What those see who may not see health and alcohol: that it was held, how, and whether the driver may drive. */
export const rollCallStateSchema = z.object({
  id: z.uuid(),
  driverId: z.uuid(),
  date: z.string(),
  kind: z.enum(rollCallKinds),
  at: z.iso.datetime(),
  method: z.enum(rollCallMethods),
  result: z.enum(rollCallResults),
  byName: z.string(),
  vehicleCode: z.string().nullable(),
});

export const rollCallSchema = z.object({
  ...rollCallStateSchema.shape,
  methodReason: z.string().nullable(),
  usedDetector: z.boolean(),
  alcohol: z.number().nullable(),
  isHealthy: z.boolean().nullable(),
  isVehicleSound: z.boolean().nullable(),
  healthNote: z.string().nullable(),
  vehicleNote: z.string().nullable(),
  condition: z.string().nullable(),
  reliefNotice: z.string().nullable(),
  instruction: z.string().nullable(),
  note: z.string().nullable(),
});

export type RollCallInput = z.output<typeof rollCallInputSchema>;
export type RollCall = z.output<typeof rollCallSchema>;
