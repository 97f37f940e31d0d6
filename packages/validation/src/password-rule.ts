import { max, min, type RuleFailure } from './rule.ts';

/** Characters that a password needs at least, and takes at most, counted after input methods' variants are one (NFKC). */
export const passwordLength = { min: 12, max: 200 } as const;

/** What speaks against a password somebody has chosen, before the server has said more. */
export function newPasswordFailure(value: string): RuleFailure | null {
  if (value === '') return { code: 'required' };
  return max(passwordLength.max)(value) ?? min(passwordLength.min)(value.normalize('NFKC'));
}

/** A password is typed twice, since nobody sees what was typed. */
export function repetitionFailure(value: string, first: string): RuleFailure | null {
  if (value === '') return { code: 'required' };
  return value === first ? null : { code: 'password.differs' };
}
