import type * as z from 'zod';
import type { FieldError, RuleFailure } from './rule.ts';

/** Converts a zod error to field errors, one per path; the server uses it for 400, and so does the form resolver. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const fieldError of error.issues.flatMap(errorsOf)) {
    if (!found.has(fieldError.path)) found.set(fieldError.path, fieldError);
  }
  return [...found.values()];
}

function errorsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: 'unknownField' }));
  }
  const { code, params } = failureOf(issue);
  return [{ path: path.join('.'), code, ...(params && { params }) }];
}

function failureOf(issue: z.core.$ZodIssue): RuleFailure {
  if (issue.code === 'custom') return { code: issue.message, params: issue.params as RuleFailure['params'] };
  const failure = zodFailure(issue);
  // One of our codes, which a schema gave as its message; zod's own sentences contain spaces.
  return /^[A-Za-z_.]+$/.test(issue.message) ? { ...failure, code: issue.message } : failure;
}

function zodFailure(issue: z.core.$ZodIssue): RuleFailure {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return wrongFormat(issue.format);
    case 'invalid_value':
      return { code: 'choose' };
    default:
      return { code: 'invalid' };
  }
}

function wrongType({ expected, message }: z.core.$ZodIssueInvalidType): RuleFailure {
  // An issue does not contain the value, only zod's sentence about it.
  if (/received (?:undefined|null)$/.test(message)) return { code: 'required' };
  if (expected === 'int') return { code: 'integer' };
  return expected === 'number' ? { code: 'number' } : { code: 'invalid' };
}

function wrongFormat(format: string): RuleFailure {
  switch (format) {
    case 'email':
      return { code: 'email' };
    case 'url':
      return { code: 'url' };
    case 'date':
      return { code: 'date_format' };
    case 'uuid':
      return { code: 'invalid' };
    default:
      return { code: 'regex' };
  }
}

function tooSmall(origin: string, min: number): RuleFailure {
  if (origin === 'string') return min <= 1 ? { code: 'required' } : { code: 'min', params: { min } };
  return origin === 'array' ? { code: 'choose' } : { code: 'minValue', params: { min } };
}

function tooBig(origin: string, max: number): RuleFailure {
  if (origin === 'string') return { code: 'max', params: { max } };
  return origin === 'array' ? { code: 'maxItems', params: { max } } : { code: 'maxValue', params: { max } };
}
