import type { Session } from '@haisha/validation/session';
import { createContext, type ReactNode, useContext } from 'react';

const SessionContext = createContext<Session | null>(null);

/** The shell wraps everything in it; `null` while nobody is logged in. */
export const SessionProvider = SessionContext.Provider;

/** Returns the session of the logged-in user. */
export function useSession(): Session | null {
  return useContext(SessionContext);
}

/** Returns true when the session has the permission on some rows; the server decides on which. */
export function can(session: Session | null, permission: string): boolean {
  return session !== null && Object.hasOwn(session.permissions, permission);
}

/** Returns `can` for the current session. */
export function useCan(): (permission: string) => boolean {
  const session = useSession();
  return (permission) => can(session, permission);
}

/** Returns whether the current session has a permission on every row, so that no row found is no row there. */
export function useSeesAll(): (permission: string) => boolean {
  const scopes: Partial<Record<string, string>> = useSession()?.permissions ?? {};
  return (permission) => scopes[permission] === 'all';
}

/** Shows its content to users with the permission. */
export function Can({ permission, children }: { permission: string; children: ReactNode }) {
  return useCan()(permission) ? children : null;
}
