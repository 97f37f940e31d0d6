import { useCallback, useSyncExternalStore } from 'react';
import { loadDoor } from '../load-door.ts';
import { useShell } from '../shell-context.ts';
import { useOnDemand } from '../use-on-demand.ts';

const loadDialog = () => loadDoor().then(({ SessionEndedDialog }) => SessionEndedDialog);

/** Lets the user log in again over the open page: the page and its form stay unchanged. */
export function SessionEnded() {
  const { logInAgain } = useShell();
  const open = useSyncExternalStore(logInAgain.subscribe, logInAgain.isOpen);
  const cancel = useCallback(() => logInAgain.answer(false), [logInAgain]);
  const Dialog = useOnDemand(loadDialog, open, cancel);
  return open && Dialog ? <Dialog /> : null;
}
