import type { Http } from '@haisha/platform';
import type { LoginAnswer, Session, SessionState } from '@haisha/validation/session';

export type CurrentSession = ReturnType<typeof createCurrentSession>;

/** Holds the session as the server last reported it, at first as the page came with; undefined until it was asked for. */
export function createCurrentSession(http: () => Http, start?: Session | null) {
  let session = start;
  let wasEnded = false;
  const listeners = new Set<() => void>();

  function set(next: Session | null): void {
    session = next;
    wasEnded = false;
    notifyListeners();
  }

  function notifyListeners(): void {
    for (const listener of listeners) listener();
  }

  /** Asks the server without changing the session held here; only notes when somebody has ended it. */
  async function ask(): Promise<Session | null> {
    const current = session;
    const answer = await http().get<SessionState>('/session');
    // A session that has started meanwhile is not the one asked about.
    if (session && session === current && answer.ended && !wasEnded) {
      wasEnded = true;
      notifyListeners();
    }
    return answer.session;
  }

  return {
    get: (): Session | null | undefined => session,
    /** Returns whether somebody ended the session before it expired: what it showed must be removed. */
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
    /** Logs in. The answer becomes the session only by `set`, because it may be another user's. */
    logIn(credentials: { loginId: string; password: string }): Promise<LoginAnswer> {
      return http().post('/session', credentials, { whenSignedOut: 'fail' });
    },
    logOut(where: 'here' | 'everywhere'): Promise<void> {
      return http().delete(where === 'here' ? '/session' : '/sessions', { whenSignedOut: 'fail' });
    },
  };
}
