import { isFarFromType } from '@haisha/rules/figure';
import { tachographRequired } from '@haisha/rules/inspection';
import { businessKanaWarning, plateUse } from '@haisha/rules/plate';
import type { UncheckedFields } from './cross-field.ts';
import { unusualFigures } from './figure.ts';
import { type FieldError, isDay } from './rule.ts';
import { zoneErrors, zoneWarnings } from './vehicle-body.ts';

/** Checks the fields of a vehicle against each other; each rule runs only when it has its values. */
export function vehicleErrors(draft: UncheckedFields): FieldError[] {
  return [
    ...weightErrors(draft),
    ...zoneErrors(draft.zones),
    ...tachographErrors(draft),
    ...registrationErrors(draft),
    ...readingErrors(draft),
  ];
}

/** Returns what looks wrong in a vehicle but may be saved; shown next to the field. */
export function vehicleWarnings(draft: UncheckedFields): FieldError[] {
  return [...plateWarnings(draft), ...zoneWarnings(draft), ...unusualFigures(draft)];
}

/** Points out weights that are far from those of the vehicle's type. */
export function typeWarnings(draft: UncheckedFields, type: UncheckedFields | undefined): FieldError[] {
  const weights = ['grossWeightKg', 'maxLoadKg'];
  return weights.flatMap((path) => {
    const [weight, typical] = [draft[path], type?.[path]];
    if (typeof weight !== 'number' || typeof typical !== 'number' || !isFarFromType(weight, typical)) return [];
    return [{ path, code: 'farFromType', params: { typical } }];
  });
}

/**
 * Checks the weights of a vehicle or of a vehicle type: the load and the empty vehicle are parts of the gross weight.
 */
export function weightErrors(draft: UncheckedFields): FieldError[] {
  const { grossWeightKg } = draft;
  if (typeof grossWeightKg !== 'number') return [];
  const parts = ['maxLoadKg', 'vehicleWeightKg'];
  return parts
    .filter((path) => typeof draft[path] === 'number' && draft[path] >= grossWeightKg)
    .map((path) => ({ path, code: 'belowGrossWeight' }));
}

/** A towed trailer uses the tachograph of the towing vehicle (貨物自動車運送事業輸送安全規則 第9条). */
function tachographErrors({
  grossWeightKg,
  maxLoadKg,
  isTrailer,
  hasDigitalTachograph,
}: UncheckedFields): FieldError[] {
  if (typeof grossWeightKg !== 'number' || typeof maxLoadKg !== 'number') return [];
  if (hasDigitalTachograph === true || isTrailer === true || !tachographRequired(grossWeightKg, maxLoadKg)) return [];
  return [{ path: 'hasDigitalTachograph', code: 'tachographRequired' }];
}

function registrationErrors({ firstRegistrationMonth, inspectionExpiryDate }: UncheckedFields): FieldError[] {
  if (!isDay(`${firstRegistrationMonth}-01`) || !isDay(inspectionExpiryDate)) return [];
  if (inspectionExpiryDate.slice(0, 7) >= String(firstRegistrationMonth)) return [];
  return [{ path: 'inspectionExpiryDate', code: 'notBeforeFirstRegistration' }];
}

/** A reading without its day cannot be compared with the next one. */
function readingErrors({ odometerKm, odometerDate }: UncheckedFields): FieldError[] {
  if (typeof odometerKm === 'number' && odometerDate === null) return [{ path: 'odometerDate', code: 'required' }];
  if (isDay(odometerDate) && odometerKm === null) return [{ path: 'odometerKm', code: 'required' }];
  return [];
}

function plateWarnings({ plate, ownershipType }: UncheckedFields): FieldError[] {
  const kana = (plate as UncheckedFields | null | undefined)?.kana;
  if (typeof kana !== 'string' || kana === '') return [];
  // A rental vehicle may carry わ.
  if (ownershipType === 'rental' && plateUse(kana) === 'rental') return [];
  const warning = businessKanaWarning(kana);
  return warning ? [{ path: `plate.${warning.part}`, code: warning.code }] : [];
}
