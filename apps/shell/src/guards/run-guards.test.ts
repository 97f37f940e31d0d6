import { describe, expect, it, vi } from 'vitest';
import { sessionOf } from '../../test/sessions.ts';
import { type GuardContext, runGuards } from './run-guards.ts';

function contextOf(session: ReturnType<GuardContext['session']>): GuardContext {
  return {
    session: () => session,
    loadSession: vi.fn(async () => undefined),
    loginPath: () => '/login',
    landingPath: () => '/',
  };
}

describe('guards', () => {
  it.each([
    ['auth', null, '/login'],
    ['auth', sessionOf(), null],
    ['has-login', null, null],
    ['has-login', sessionOf(), '/'],
  ])('%s with the session %j leads to %s', async (name, session, expected) => {
    expect(await runGuards([name], contextOf(session))).toBe(expected);
  });

  it('init-auth asks for the session once', async () => {
    const unknown = contextOf(undefined);
    expect(await runGuards(['init-auth'], unknown)).toBeNull();
    expect(unknown.loadSession).toHaveBeenCalledTimes(1);
    const known = contextOf(null);
    await runGuards(['init-auth'], known);
    expect(known.loadSession).not.toHaveBeenCalled();
  });

  it('run in order, and the first path wins', async () => {
    expect(await runGuards(['init-auth', 'auth', 'has-login'], contextOf(null))).toBe('/login');
    expect(await runGuards(['init-auth', 'auth', 'has-login'], contextOf(sessionOf()))).toBe('/');
  });

  it.each(['admin', 'toString', ''])('reject the unknown name "%s"', async (name) => {
    await expect(runGuards([name], contextOf(null))).rejects.toThrow(/^Unknown route middleware$/);
  });
});
