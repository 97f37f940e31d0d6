import type { Http } from '@haisha/platform';
import type { LoginAnswer, Session, SessionState } from '@haisha/validation/session';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Who is logged in, as the server last said; undefined until it was asked. */
export function createSessionStore(http: () => Http) {
  let session: Session | null | undefined;
  let wasEnded = false;
  const listeners = new Set<() => void>();

  function set(next: Session | null): void {
    session = next;
    wasEnded = false;
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** Asks the server without touching who is known here; only that somebody has ended the session is kept. */
  async function ask(): Promise<Session | null> {
    const asked = session;
    const answer = await http().get<SessionState>('/session');
    // A session that has begun meanwhile was not asked about.
    if (session && session === asked && answer.ended && !wasEnded) {
      wasEnded = true;
      tell();
    }
    return answer.session;
  }

  return {
    get: (): Session | null | undefined => session,
    /** Whether somebody has ended the session, so that it did not just run out: what it showed must go. */
    wasEnded: (): boolean => wasEnded,
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
