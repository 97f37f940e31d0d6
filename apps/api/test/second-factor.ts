import { Secret, TOTP } from 'otpauth';
import type { Browser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { testPassword } from './factories.ts';

/** The code an authenticator shows; `late` steps from now. */
export function codeOf(test: Pick<TestApp, 'clock'>, secret: string, late = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: test.clock().getTime() + late * 30_000,
  });
}

/** Turns the second factor of the own account on. */
export async function turnOnTotp(test: Pick<TestApp, 'clock'>, browser: Browser) {
  const { secret } = (await browser.post('/api/account/totp', { presentPassword: testPassword })).json();
  const confirmed = await browser.post('/api/account/totp/confirm', { code: codeOf(test, secret) });
  if (confirmed.statusCode !== 200) throw new Error(`confirm answered ${confirmed.statusCode}: ${confirmed.body}`);
  return { secret: secret as string, recoveryCodes: confirmed.json().recoveryCodes as string[] };
}
