import type { Http } from '@haisha/platform';
import type { LoginAnswer, Session, SessionAnswer } from '@haisha/validation/session';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Who is logged in, as the server last said; undefined until it was asked. */
export function createSessionStore(http: () => Http) {
  let session: Session | null | undefined;
  const listeners = new Set<() => void>();

  function set(next: Session | null): void {
    session = next;
    for (const listener of listeners) listener();
  }

  /** Asks the server without touching what is known here. */
  async function ask(): Promise<Session | null> {
    return (await http().get<SessionAnswer>('/session')).session;
  }

  return {
    get: (): Session | null | undefined => session,
    set,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask,
    async load(): Promise<void> {
      set(await ask());
    },
    /** Logs in. The answer becomes the session here only by `set`, since it may be another user's. */
    logIn(credentials: { loginId: string; password: string }): Promise<LoginAnswer> {
      return http().post('/session', credentials, { whenSignedOut: 'fail' });
    },
    logOut(where: 'here' | 'everywhere'): Promise<void> {
      return http().delete(where === 'here' ? '/session' : '/sessions', { whenSignedOut: 'fail' });
    },
  };
}
