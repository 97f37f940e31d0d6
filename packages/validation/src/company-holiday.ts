import { daysBetween } from '@haisha/rules/calendar';
import * as z from 'zod';
import { companyHolidayEffects, mostCompanyHolidays } from './company-holiday-choices.ts';
import { crossField, notBefore, type UncheckedFields } from './cross-field.ts';
import { daySchema } from './day.ts';
import { weekdays } from './driver-choices.ts';
import { entityFields } from './entity.ts';
import { date, oneOf, optional, reference, text } from './field.ts';
import { type FieldError, isDay, isEmpty } from './rule.ts';
import { stored } from './stored.ts';

const companyHolidayFields = {
  name: text({ max: 40 }),
  from: date(),
  to: date(),
  effect: oneOf(companyHolidayEffects),
  /** On working days alone: the weekday whose courses run, where it is another one (振替運行). */
  runsAs: optional(oneOf(weekdays)),
  /** Left out, all centres. */
  departmentId: optional(reference()),
  /** Closed days of one cargo owner; left out, those of the company. */
  cargoOwnerId: optional(reference()),
};

/** Days on which courses run otherwise than their weekdays say: 年末年始, お盆, 創立記念日, closed days of an owner. */
export const companyHolidayInputSchema = z.object(companyHolidayFields).check(crossField(companyHolidayErrors));

export const companyHolidaySchema = stored(companyHolidayFields).extend({
  ...entityFields,
  departmentName: z.string().nullable(),
  departmentNameEn: z.string().nullable(),
  cargoOwnerName: z.string().nullable(),
  cargoOwnerNameEn: z.string().nullable(),
});

/** Those that end on this day or later, the earliest first. */
export const companyHolidayQuerySchema = z.strictObject({ from: daySchema });
export const companyHolidayListSchema = z.object({ items: z.array(companyHolidaySchema) });

export type CompanyHolidayInput = z.output<typeof companyHolidayInputSchema>;
export type CompanyHoliday = z.output<typeof companyHolidaySchema>;

function companyHolidayErrors(draft: UncheckedFields): FieldError[] {
  const { from, to, effect, runsAs, cargoOwnerId } = draft;
  const errors = notBefore(draft, 'from', { path: 'to', code: 'notBeforeFrom' });
  if (isDay(from) && isDay(to) && daysBetween(from, to) >= mostCompanyHolidays) {
    errors.push({ path: 'to', code: 'maxDays', params: { max: mostCompanyHolidays } });
  }
  if (!isEmpty(cargoOwnerId) && effect !== 'closed') errors.push({ path: 'effect', code: 'invalid' });
  if (!isEmpty(runsAs) && effect !== 'asWorkday') errors.push({ path: 'runsAs', code: 'invalid' });
  return errors;
}
