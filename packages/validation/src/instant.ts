import { cleanText, type Field } from './field.ts';
import { type Rule, yearRule } from './rule.ts';

/** A moment, ISO 8601 in UTC with milliseconds on the wire; another offset is converted. */
export function instant(): Field<string> {
  return cleanText(toUtc, [instantRule, yearRule], { format: 'date-time' });
}

const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const instantRule: Rule<string> = (value) => (isInstant(value) ? null : { code: 'invalid' });

function toUtc(value: string): string {
  const text = value.trim();
  return isInstant(text) ? new Date(text).toISOString() : text;
}

function isInstant(value: string): boolean {
  return withOffset.test(value) && !Number.isNaN(Date.parse(value));
}
