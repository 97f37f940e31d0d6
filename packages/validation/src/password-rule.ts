import { max, min, type RuleFailure } from './rule.ts';

/**
 * The minimum and maximum length of a password, counted after NFKC, so that the variants of input methods are equal.
 */
export const passwordLength = { min: 12, max: 200 } as const;

/** Returns why a new password is refused, before the server has checked it. */
export function newPasswordFailure(value: string): RuleFailure | null {
  if (value === '') return { code: 'required' };
  return max(passwordLength.max)(value) ?? min(passwordLength.min)(value.normalize('NFKC'));
}

/** Returns why the repetition is refused: a password is typed twice, because nobody sees the typed text. */
export function repetitionFailure(value: string, first: string): RuleFailure | null {
  if (value === '') return { code: 'required' };
  return value === first ? null : { code: 'password.differs' };
}
