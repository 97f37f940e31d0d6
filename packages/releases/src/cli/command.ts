import type { FlipRequest } from '../flip.ts';

export const optionTypes = {
  store: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  by: { type: 'string' },
  reason: { type: 'string' },
  expect: { type: 'string' },
  api: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  'to-revision': { type: 'string' },
  activate: { type: 'boolean' },
  limit: { type: 'string' },
  days: { type: 'string' },
  depth: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

export type CliOption = keyof typeof optionTypes;
export type CliOptions = {
  [Name in CliOption]?: (typeof optionTypes)[Name]['type'] extends 'string' ? string : boolean;
};

/** One call of a command. */
export type CliCall = { store: string; by: string; args: string[]; options: CliOptions };

export type CliOutcome = {
  /** The output for people. */
  lines: string[];
  /** The output for programs (`--json`). */
  data: unknown;
  /** The command ran, and the result is bad. */
  failed?: boolean;
};

export type CliCommand = {
  name: string;
  usage: string;
  summary: string;
  example: string;
  /** Its options besides those of every command. */
  options: readonly CliOption[];
  run: (call: CliCall) => Promise<CliOutcome>;
};

/** The command was called with wrong arguments. */
export class UsageError extends Error {}

export const flipOptions = ['by', 'reason', 'expect', 'api'] as const;

/** Returns who flips, why, and on which revision, from the options of a call. */
export function flipRequest({ by, options: { reason = '', expect, api } }: CliCall): FlipRequest {
  return {
    by,
    reason,
    expect: expect === undefined ? undefined : wholeNumber('--expect', expect),
    api: api === undefined ? undefined : { version: api },
  };
}

/** Parses a whole number that a person typed. */
export function wholeNumber(what: string, text: string, least = 0): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new UsageError(`${what} takes a whole number${least > 0 ? ` of at least ${least}` : ''}, not "${text}".`);
}
