import type { Session } from '@haisha/validation/session';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../shell-context.ts';

/** Takes a session that has just begun and goes on to a page, in the person's own language and theme. */
export function useEnter(): (started: Session, path: string) => Promise<void> {
  const { session, preferences } = useShell();
  const navigate = useNavigate();
  return async (started, path) => {
    session.set(started);
    await navigate(preferences.takeOver(path), { replace: true });
  };
}
