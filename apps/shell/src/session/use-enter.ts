import type { Session } from '@haisha/validation/session';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../shell-context.ts';

/** Returns a function that starts a new session and opens a page, in the user's language and theme. */
export function useEnter(): (started: Session, path: string) => Promise<void> {
  const { session, preferences } = useShell();
  const navigate = useNavigate();
  return async (started, path) => {
    session.set(started);
    await navigate(preferences.takeOver(path), { replace: true });
  };
}
