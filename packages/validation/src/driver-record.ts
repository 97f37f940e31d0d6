import { licenceClasses } from '@haisha/rules/licence';
import { licenceNumberIssues } from '@haisha/rules/licence-number';
import * as z from 'zod';
import { crossField, notBefore, type UncheckedFields } from './cross-field.ts';
import { partVersion } from './driver-part.ts';
import {
  aptitudeKinds,
  driverEventKinds,
  healthCheckKinds,
  healthResults,
  licenceMedia,
  mostLicences,
  mostRecordEntries,
  qualificationKinds,
} from './driver-record-choices.ts';
import { entityFields } from './entity.ts';
import { cleanText, date, flag, note, oneOf, optional, text } from './field.ts';
import { type FieldError, isEmpty } from './rule.ts';
import { stored } from './stored.ts';

export {
  aptitudeKinds,
  driverEventKinds,
  healthCheckKinds,
  healthResults,
  licenceMedia,
  qualificationKinds,
} from './driver-record-choices.ts';

/** A licence class, with the day it was obtained on as far as that is known; number and last valid day belong to the one card that contains all classes. */
const licenceSchema = z.object({
  licenceClass: oneOf(licenceClasses),
  obtainedDate: optional(date()),
  automaticOnly: flag(),
});

const qualificationSchema = z
  .object({
    kind: oneOf(qualificationKinds),
    name: optional(text({ max: 60 })),
    obtainedDate: date(),
    expiryDate: optional(date()),
  })
  .check(crossField(qualificationErrors));

export const healthCheckSchema = z.object({
  date: date(),
  kind: oneOf(healthCheckKinds),
  result: oneOf(healthResults),
  nextDate: optional(date()),
  note: optional(note()),
});

export const aptitudeTestSchema = z.object({
  date: date(),
  kind: oneOf(aptitudeKinds),
  nextDate: optional(date()),
  note: optional(note()),
});

const driverEventSchema = z.object({ date: date(), kind: oneOf(driverEventKinds), note: note() });

const recordFields = {
  licenceNumber: optional(
    cleanText(
      (value) => value.normalize('NFKC').replaceAll(/[\s-]/g, ''),
      [
        (value) =>
          licenceNumberIssues(value).includes('licenceNumber.format') ? { code: 'licenceNumber.format' } : null,
      ],
      { pattern: '^[0-9]{12}$' },
    ),
  ),
  licenceMedium: optional(oneOf(licenceMedia)),
  licenceExpiryDate: optional(date()),
  hasTowing: flag(),
  /** 眼鏡等 and similar conditions, as printed on the licence. */
  licenceConditions: optional(text({ max: 200 })),
  licences: z.array(licenceSchema).max(mostLicences).default([]),
  qualifications: z.array(qualificationSchema).max(mostRecordEntries).default([]),
  healthChecks: z.array(healthCheckSchema).max(mostRecordEntries).default([]),
  /** Screening for 睡眠時無呼吸症候群. */
  sleepApneaCheckDate: optional(date()),
  healthRestrictions: optional(note()),
  aptitudeTests: z.array(aptitudeTestSchema).max(mostRecordEntries).default([]),
  events: z.array(driverEventSchema).max(mostRecordEntries).default([]),
};

/** Licences, qualifications, health and aptitude of a driver: required by law, readable for few users. */
export const driverRecordInputSchema = z.object(recordFields).check(crossField(recordErrors));
export const driverRecordUpdateSchema = driverRecordInputSchema.safeExtend(partVersion);
/** Has the id of its driver; version 0 until something is entered. */
export const driverRecordSchema = stored(recordFields).extend(entityFields);

/** The part for dispatchers: whether a driver may drive a vehicle. */
export const driverLicencesSchema = driverRecordSchema.pick({
  licenceExpiryDate: true,
  hasTowing: true,
  licences: true,
});

/** The part for roll calls: whether a driver is fit, and no other health data. */
export const driverFitnessSchema = z.object({
  result: z.enum(healthResults).nullable(),
  healthRestrictions: z.string().nullable(),
});

export const driverRecordContract = {
  name: 'driverRecord',
  input: driverRecordInputSchema,
  update: driverRecordUpdateSchema,
  output: driverRecordSchema,
} as const;

export type DriverRecordInput = z.output<typeof driverRecordInputSchema>;
export type DriverRecord = z.output<typeof driverRecordSchema>;
export type DriverLicences = z.output<typeof driverLicencesSchema>;
export type DriverFitness = z.output<typeof driverFitnessSchema>;

/**
 * Returns what is odd about a licence and may still be saved: a number whose check digit does not fit, which no official
 * text defines, and classes without the day they were obtained on, which is to be looked up.
 */
export function driverRecordWarnings({ licenceNumber, licences }: UncheckedFields): FieldError[] {
  const issues = typeof licenceNumber === 'string' && licenceNumber !== '' ? licenceNumberIssues(licenceNumber) : [];
  const odd = issues.filter((code) => code !== 'licenceNumber.format').map((code) => ({ path: 'licenceNumber', code }));
  const dayless = (Array.isArray(licences) ? licences : []).flatMap((licence: UncheckedFields | null, index) =>
    licence?.licenceClass && isEmpty(licence.obtainedDate)
      ? [{ path: `licences.${index}.obtainedDate`, code: 'licenceDayUnknown' }]
      : [],
  );
  return [...odd, ...dayless];
}

function recordErrors({ licences, licenceExpiryDate }: UncheckedFields): FieldError[] {
  const classes = Array.isArray(licences)
    ? licences.map((licence: UncheckedFields | null) => licence?.licenceClass)
    : [];
  const twice = classes.flatMap((one, index) =>
    typeof one === 'string' && classes.indexOf(one) < index
      ? [{ path: `licences.${index}.licenceClass`, code: 'duplicate' }]
      : [],
  );
  const needsDate = classes.length > 0 && licenceExpiryDate === null;
  return needsDate ? [...twice, { path: 'licenceExpiryDate', code: 'required' }] : twice;
}

function qualificationErrors(draft: UncheckedFields): FieldError[] {
  const errors = notBefore(draft, 'obtainedDate', { path: 'expiryDate', code: 'notBeforeFrom' });
  return draft.kind === 'other' && draft.name === null ? [{ path: 'name', code: 'required' }, ...errors] : errors;
}
