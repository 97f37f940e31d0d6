import { max, type RuleFailure } from '@haisha/validation/rule';

/** Returns why a present password is refused, before the server has checked it. */
export function presentPasswordFailure(value: string): RuleFailure | null {
  return value === '' ? { code: 'required' } : max(200)(value);
}
