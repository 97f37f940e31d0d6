import './zod-config.ts';
import * as z from 'zod';
import { isDay, yearRule } from './rule.ts';

/** An existing day, YYYY-MM-DD, of the years that a database knows: year 0 is none. */
export const daySchema = z.iso.date().refine(isDay, 'invalid');

/** An existing day, YYYY-MM-DD, of a year that records of a company have. */
export const recordDaySchema = daySchema.refine((day) => yearRule(day) === null, 'invalid');
