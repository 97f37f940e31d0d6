import type { Session } from '@haisha/validation/session';
import { createContext, type ReactNode, useContext } from 'react';

const SessionContext = createContext<Session | null>(null);

/** Given by the shell around everything; `null` while nobody is logged in. */
export const SessionProvider = SessionContext.Provider;

/** Who is logged in. */
export function useSession(): Session | null {
  return useContext(SessionContext);
}

/** True when the session may do this somewhere; on which rows is the server's business. */
export function can(session: Session | null, permission: string): boolean {
  return session !== null && Object.hasOwn(session.permissions, permission);
}

/** `can` for the current session. */
export function useCan(): (permission: string) => boolean {
  const session = useSession();
  return (permission) => can(session, permission);
}

/** Shows its content to those who may. */
export function Can({ permission, children }: { permission: string; children: ReactNode }) {
  return useCan()(permission) ? children : null;
}
