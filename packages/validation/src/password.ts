import * as z from 'zod';
import { type Field, rules } from './field.ts';
import { passwordLength } from './password-rule.ts';
import { min } from './rule.ts';
import './zod-config.ts';

/**
 * A new password. The contract checks its length; only the server knows whether it is leaked or personal:
 * `password.known`, `password.personal`.
 */
export function newPassword(): Field<string> {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid') })
    .min(1, 'required')
    .max(passwordLength.max, 'max')
    .check(rules((value) => min(passwordLength.min)(value.normalize('NFKC'))));
}

/** An existing password; never trimmed, and only its length is checked. */
export function presentPassword(): Field<string> {
  return z.string().min(1, 'required').max(passwordLength.max, 'max');
}
