import { describe, expect, test } from 'vitest';
import { newPasswordFailure, repetitionFailure } from './password-rule.ts';

describe('a new password', () => {
  test.each([
    ['', { code: 'required' }],
    ['kuruma-sora', { code: 'min', params: { min: 12, now: 11 } }],
    ['ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ12345', { code: 'min', params: { min: 12, now: 10 } }],
    ['x'.repeat(201), { code: 'max', params: { max: 200, now: 201 } }],
    ['kuruma-sora-', null],
    ['車庫と空と道と川と海と山と', null],
  ])('%j: %j', (value, failure) => expect(newPasswordFailure(value)).toEqual(failure));

  test.each([
    ['', { code: 'required' }],
    ['mizu-kuruma-sora-8', { code: 'password.differs' }],
    ['mizu-kuruma-sora-7', null],
  ])('repeated as %j: %j', (value, failure) => {
    expect(repetitionFailure(value, 'mizu-kuruma-sora-7')).toEqual(failure);
  });
});
