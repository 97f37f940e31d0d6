import type { Role } from '@haisha/rules/permission';
import { eq } from 'drizzle-orm';
import { makeLink } from '../src/areas/identity/links/link-store.ts';
import { issueTicket } from '../src/areas/identity/session/tickets.ts';
import { users } from '../src/db/schema/identity/users.ts';
import { drivers } from '../src/db/schema/masters/drivers.ts';
import { type Browser, logIn } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { quickHash, testPassword } from './factories.ts';
import { createDriver } from './masters.ts';
import { quickLogIn } from './quick-log-in.ts';
import type { About } from './route-bodies.ts';
import { createOwnRows, createOwnSession, type Rows } from './route-rows.ts';
import type { Route } from './routes.ts';
import { codeOf, turnOnTotp } from './second-factor.ts';

export type FuzzCaller = {
  browser: Browser;
  about: About;
  /** Brings back what a request that was taken used up. */
  again: () => Promise<unknown>;
};

/** Who asks at a route, with what it takes to come far behind it; the account and its secrets are of that route alone. */
export async function fuzzCaller(test: TestApp, { name, url }: Route, rows: Rows): Promise<FuzzCaller> {
  // Partners alone change their contacts.
  const partner = { roles: ['admin', 'partner'] as Role[], deliveryCompanyId: rows.entities.deliveryCompany.id };
  if (name === 'POST /api/punches') return await punchingDriver(test, rows);
  const { browser, user } = await quickLogIn(test, url.endsWith('/contacts') ? partner : {});
  const about: About = { rows, userId: user.id, loginId: user.loginId };
  const caller: FuzzCaller = { browser, about, again: async () => undefined };
  if (name.startsWith('DELETE /api/session')) {
    caller.again = async () => {
      if (name.endsWith('/:id')) about.rows = { ...rows, session: await createOwnSession(test, user.id) };
      else await logIn(browser, user.loginId);
    };
    await caller.again();
  } else if (url === '/api/session/second-factor') {
    await turnOnTotp(test, browser);
    caller.again = async () => {
      const { token } = await test.db.transaction((tx) => issueTicket(tx, test.clock(), user.id));
      browser.cookies.set('haisha-second-factor', token);
    };
    await caller.again();
  } else if (url.startsWith('/api/links/')) {
    caller.again = async () => {
      const link = { userId: user.id, purpose: 'passwordReset', createdBy: null } as const;
      about.token = (await test.db.transaction((tx) => makeLink(tx, test.clock(), link))).token;
    };
    await caller.again();
  } else if (url === '/api/single-sign-on/return') {
    caller.again = async () => {
      const { address } = (await browser.post('/api/single-sign-on', {})).json();
      about.state = new URL(address).searchParams.get('state') ?? '';
    };
  } else if (url.startsWith('/api/account')) {
    await ownAccount(test, caller, url, user);
  } else if (url.startsWith('/api/jobs')) {
    about.rows = { ...rows, ...(await createOwnRows(test, user.id)) };
  }
  return caller;
}

/** The own account, after each change as it was; its second factor is off, begun or on, as the route wants it. */
async function ownAccount(
  test: TestApp,
  caller: FuzzCaller,
  url: string,
  user: { id: string; loginId: string },
): Promise<void> {
  const { browser, about } = caller;
  caller.again = async () => {
    const asItWas = { passwordHash: quickHash, totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
    await test.db.update(users).set(asItWas).where(eq(users.id, user.id));
    if (/totp\/(?:end|recovery-codes)$/.test(url))
      [about.recoveryCode = ''] = (await turnOnTotp(test, browser)).recoveryCodes;
    if (!url.endsWith('totp/confirm')) return;
    const { secret } = (await browser.post('/api/account/totp', { presentPassword: testPassword })).json();
    about.totpCode = codeOf(test, secret);
  };
  await caller.again();
}

/** Drivers alone punch. */
async function punchingDriver(test: TestApp, rows: Rows): Promise<FuzzCaller> {
  const { browser, user } = await quickLogIn(test, { roles: ['admin', 'driver'] });
  const { id } = await createDriver(browser);
  await test.db.update(drivers).set({ userId: user.id }).where(eq(drivers.id, id));
  return { browser, about: { rows, userId: user.id, loginId: user.loginId }, again: async () => undefined };
}
