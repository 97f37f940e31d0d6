import { max, type RuleFailure } from '@haisha/validation/rule';

/** What speaks against a password that somebody has, before the server has said whether it is right. */
export function presentPasswordFailure(value: string): RuleFailure | null {
  return value === '' ? { code: 'required' } : max(200)(value);
}
