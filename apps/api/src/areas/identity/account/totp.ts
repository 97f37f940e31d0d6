import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Accepts clocks that run one step ahead or behind. */
const window = 1;

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticators read, as text or from a picture. */
export function totpUri(secret: string, loginId: string): string {
  return totpOf(secret, loginId).toString();
}

/** Returns the time step of a code, or null for a wrong one. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const digits = code.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const delta = totpOf(secret, '').validate({ token: digits, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Haisha', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });
}
