import type { Transaction } from '../../db/database.ts';
import type { sessions } from '../../db/schema/identity/sessions.ts';
import type { Actor } from './actor.ts';

export type SessionUser = {
  actor: Actor;
  sessionId: string;
  loginId: string;
  language: 'ja' | 'en';
  theme: 'light' | 'dark' | 'system';
  mustChangePassword: boolean;
  /** Which transactions the database had committed when the session was found. */
  snapshot: string;
};

/** Where a session is used from; `formerToken` is that of the session it replaces. */
export type SessionOrigin = { formerToken: string | undefined; userAgent: string | null; address: string };

type StoredSession = Omit<typeof sessions.$inferSelect, 'tokenHash' | 'userId'>;

export type SessionStore = {
  find: (token: string) => Promise<SessionUser | null>;
  /** Whether a session that is not found was ended, and did not run out. */
  wasEnded: (token: string) => Promise<boolean>;
  /** Makes a session and gives its token, which is stored nowhere; the one before it ends. */
  start: (tx: Transaction, userId: string, origin: SessionOrigin) => Promise<string>;
  /** Those that are not over. */
  list: (userId: string) => Promise<StoredSession[]>;
  end: (tx: Transaction, token: string) => Promise<void>;
  /** Ends one by its id; false where the person has no such session. */
  endOne: (tx: Transaction, userId: string, sessionId: string) => Promise<boolean>;
  endAll: (tx: Transaction, userId: string) => Promise<void>;
  /** Removes sessions that are over for every browser; one that was not used may still be asked about. */
  clear: () => Promise<void>;
};
