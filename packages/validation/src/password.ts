import * as z from 'zod';
import { type Field, rules } from './field.ts';
import { passwordLength } from './password-rule.ts';
import { min } from './rule.ts';
import './zod-config.ts';

/**
 * A password somebody chooses. Its length is the contract's; whether it is known or about the person, only the server
 * can say: `password.known`, `password.personal`.
 */
export function newPassword(): Field<string> {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid') })
    .min(1, 'required')
    .max(passwordLength.max, 'max')
    .check(rules((value) => min(passwordLength.min)(value.normalize('NFKC'))));
}

/** A password somebody already has; never trimmed, and no rule but its length. */
export function presentPassword(): Field<string> {
  return z.string().min(1, 'required').max(passwordLength.max, 'max');
}
