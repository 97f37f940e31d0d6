import { lastNightMinute, parseNightTime } from '@haisha/rules/night-time';
import * as z from 'zod';
import { type Field, rules } from './field.ts';
import { isEmpty, type Rule } from './rule.ts';

/** A time of a run in minutes from midnight of its operation date, 0:00 to 47:59; text such as 25:30 is accepted. */
export function nightTime(): Field<number> {
  const schema = z
    .number({ error: ({ input }) => (isEmpty(input) ? 'required' : 'nightTime') })
    .check(rules(isNightTime))
    .meta({ type: 'integer', minimum: 0, maximum: lastNightMinute });
  return z.preprocess(read, schema) as unknown as Field<number>;
}

const isNightTime: Rule<number> = (value) =>
  Number.isInteger(value) && value >= 0 && value <= lastNightMinute ? null : { code: 'nightTime' };

function read(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : (parseNightTime(value) ?? value);
}
