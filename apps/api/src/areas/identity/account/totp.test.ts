import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** RFC 6238, appendix B, SHA-1, its last six digits. */
const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %i is %s', (seconds, code, step) => {
    expect(totpStep(secret, code, new Date(seconds * 1000))).toBe(step);
  });

  it.each([
    ['a step late', 30, 1],
    ['a step early', -30, 1],
    ['two steps late', 60, null],
    ['two steps early', -60, null],
  ])('%s', (_name, late, step) => {
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: 59_000 });
    expect(totpStep(secret, code, new Date((59 + late) * 1000))).toBe(step);
  });

  it.each(['２８７０８２', ' 287 082 '])('may be written %s', (code) => {
    expect(totpStep(secret, code, new Date(59_000))).toBe(1);
  });

  it.each(['', '28708', '2870822', '28708a', '-28708', '287083'])('is not %j', (code) => {
    expect(totpStep(secret, code, new Date(59_000))).toBeNull();
  });
});

it('the address for authenticators names product and account', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(totpUri(made, 'sato@example.jp'));
  expect(decodeURIComponent(uri.pathname)).toMatch(/Haisha:sato@example\.jp$/);
  expect(uri.searchParams.get('secret')).toBe(made);
});
