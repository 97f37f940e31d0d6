import { ageOn } from '@haisha/rules/age';
import { ageAtHire } from '@haisha/rules/figure';
import { longestShortName } from '@haisha/rules/short-name';
import * as z from 'zod';
import { addressFields } from './address.ts';
import { crossField, notBefore, type UncheckedFields } from './cross-field.ts';
import { bloodGroups, driverSortColumns, driverStates, employmentTypes, sexes, weekdays } from './driver-choices.ts';
import { dueFilters } from './due-choices.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { code, date, flag, integer, note, oneOf, optional, reference, rules, text } from './field.ts';
import { katakana, name, phone } from './japanese-field.ts';
import { distinct, type FieldError, isDay } from './rule.ts';
import { stored } from './stored.ts';
import { temperatureZones } from './vehicle-body-choices.ts';

export type { DriverState } from '@haisha/rules/driver-state';
export {
  bloodGroups,
  driverSortColumns,
  driverStates,
  employmentTypes,
  sexes,
  weekdays,
} from './driver-choices.ts';

const someChoices = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values))
    .check(rules<T[number][]>(distinct))
    .default(() => []);

const person = {
  code: code(),
  name: name({ max: 60 }),
  kana: katakana({ max: 60 }),
  nameEn: optional(text({ max: 60 })),
  /** The name on the dispatch board. */
  shortName: text({ max: longestShortName }),
  sex: oneOf(sexes),
  birthDate: date(),
  ...addressFields,
  phone: phone(),
  emergencyName: optional(text({ max: 60 })),
  emergencyRelation: optional(text({ max: 20 })),
  emergencyPhone: optional(phone()),
  bloodGroup: optional(oneOf(bloodGroups)),
};

const employment = {
  departmentId: reference(),
  employmentType: oneOf(employmentTypes),
  hiredDate: date(),
  /** 選任日: empty until training and aptitude test are done. */
  appointedDate: optional(date()),
  leftDate: optional(date()),
  leftReason: optional(text({ max: 200 })),
  jobKind: optional(text({ max: 40 })),
  jobHistory: optional(note()),
  /** 運転者等台帳の作成番号・作成年月日 (輸送安全規則 第9条の5). */
  registerNumber: optional(text({ max: 20 })),
  registerDate: optional(date()),
};

const dispatch = {
  usableZones: someChoices(temperatureZones),
  usableVehicleTypeIds: z
    .array(reference())
    .max(100)
    .check(rules<string[]>(distinct))
    .default(() => []),
  mainVehicleId: optional(reference()),
  availableWeekdays: someChoices(weekdays),
  canWorkNights: flag(),
  /** The company's own cap of duty time, below that of the law. */
  monthlyHoursCap: optional(integer({ min: 1, max: 400 })),
  deliveryCompanyId: optional(reference()),
  userId: optional(reference()),
  gpsConsentDate: optional(date()),
  note: optional(note()),
};

const driverFields = { ...person, ...employment, ...dispatch };

/** A driver; licences, health, aptitude and pay are separate, because fewer users may read them. */
export const driverInputSchema = z.object(driverFields).check(crossField(driverErrors));
export const driverUpdateSchema = driverInputSchema.safeExtend(versionSchema.shape);
export const driverSchema = stored(driverFields).extend({
  ...entityFields,
  departmentName: z.string(),
  departmentNameEn: z.string().nullable(),
  usableVehicleTypeNames: z.array(z.string()),
  usableVehicleTypeNamesEn: z.array(z.string().nullable()),
  mainVehicleName: z.string().nullable(),
  deliveryCompanyName: z.string().nullable(),
  deliveryCompanyNameEn: z.string().nullable(),
  userName: z.string().nullable(),
  /** The courses for which this is the usual driver. */
  courseCodes: z.array(z.string()),
  state: z.enum(driverStates),
  /** The id of the photo's file. */
  photoId: z.uuid().nullable(),
  /** From the qualifications: null for users who may not read them. */
  licenceExpiryDate: z.string().nullable(),
  nextHealthCheckDate: z.string().nullable(),
  nextAptitudeTestDate: z.string().nullable(),
  /** No licence has been entered; false for users who may not read them. */
  lacksLicence: z.boolean(),
  lacksHealthCheck: z.boolean(),
  lacksAptitudeTest: z.boolean(),
});

export const driverListQuerySchema = listQuery(driverSortColumns, {
  departmentId: repeatable(z.uuid()),
  employmentType: repeatable(z.enum(employmentTypes)),
  state: repeatable(z.enum(driverStates)),
  /** The days of a driver that the asker knows. */
  due: z.enum(dueFilters).optional(),
});

const named = z.object({ id: z.uuid(), name: z.string() });

/** What a driver can be linked to: logins of active users without another driver, and delivery companies. */
export const driverTiesSchema = z.object({
  logins: z.array(named),
  deliveryCompanies: z.array(named.extend({ nameEn: z.string().nullable() })),
});

export const driverContract = {
  name: 'driver',
  input: driverInputSchema,
  update: driverUpdateSchema,
  output: driverSchema,
  listQuery: driverListQuerySchema,
  sortColumns: driverSortColumns,
} as const;

export type DriverInput = z.output<typeof driverInputSchema>;
export type Driver = z.output<typeof driverSchema>;
export type DriverListQuery = z.output<typeof driverListQuerySchema>;
export type DriverTies = z.output<typeof driverTiesSchema>;
export type EmploymentType = (typeof employmentTypes)[number];

/** Returns what looks wrong in a driver and may be saved. */
export function driverWarnings(draft: UncheckedFields): FieldError[] {
  return hireErrors(draft, 'unusual');
}

/** An age at hire that is not what it should be; a hire before the birth is refused by itself. */
function hireErrors({ birthDate, hiredDate }: UncheckedFields, likely: ReturnType<typeof ageAtHire>): FieldError[] {
  if (!isDay(birthDate) || !isDay(hiredDate) || hiredDate < birthDate) return [];
  const age = ageOn(birthDate, hiredDate);
  return ageAtHire(age) === likely ? [{ path: 'hiredDate', code: 'ageAtHire', params: { age } }] : [];
}

function driverErrors(draft: UncheckedFields): FieldError[] {
  const { employmentType, deliveryCompanyId, emergencyName, emergencyPhone } = draft;
  const errors = [
    ...notBefore(draft, 'birthDate', { path: 'hiredDate', code: 'notBeforeBirth' }),
    ...hireErrors(draft, 'impossible'),
    ...notBefore(draft, 'hiredDate', { path: 'appointedDate', code: 'notBeforeHired' }),
    ...notBefore(draft, 'hiredDate', { path: 'leftDate', code: 'notBeforeHired' }),
  ];
  if (isDay(draft.leftDate) && draft.leftReason === null) errors.push({ path: 'leftReason', code: 'required' });
  if (draft.leftDate === null && typeof draft.leftReason === 'string') {
    errors.push({ path: 'leftDate', code: 'required' });
  }
  if (employmentType === 'contractor' && deliveryCompanyId === null) {
    errors.push({ path: 'deliveryCompanyId', code: 'required' });
  }
  if (typeof emergencyName === 'string' && emergencyPhone === null) {
    errors.push({ path: 'emergencyPhone', code: 'required' });
  }
  return errors;
}
