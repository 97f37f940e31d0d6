import type { Session } from '@haisha/validation/session';

export type GuardContext = {
  /** The known session; undefined before it was asked for. */
  session: () => Session | null | undefined;
  loadSession: () => Promise<void>;
  /** The path of the login, in the language of the page. */
  loginPath: () => string;
  landingPath: () => string;
};

/** Returns the path to go to instead, or null to let the navigation pass. */
type Guard = (context: GuardContext) => string | null | Promise<string | null>;

const guards: Readonly<Record<string, Guard>> = {
  /** Asks for the session before other guards depend on it. */
  'init-auth': async ({ session, loadSession }) => {
    if (session() === undefined) await loadSession();
    return null;
  },
  auth: ({ session, loginPath }) => (session() ? null : loginPath()),
  'has-login': ({ session, landingPath }) => (session() ? landingPath() : null),
};

/** Runs the named guards in order; the first path wins. */
export async function runGuards(names: readonly string[], context: GuardContext): Promise<string | null> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new Error('Unknown route middleware');
    const path = await guard(context);
    if (path !== null) return path;
  }
  return null;
}
