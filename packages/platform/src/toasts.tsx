/// <reference path="./css.d.ts" />
import { useEffect } from 'react';
import { Bounce, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { connectToaster, type Notice } from './notify.ts';
import type { ToasterProps } from './toaster.tsx';

const stayMs = 1000;
/** An action must be readable and reachable (Alt+T, Tab) before it is gone. */
const actionStayMs = 8000;

/** The toasts: top right, several at once, bouncing in, collapsing in 300 ms (which is Bounce's own figure). */
export function Toasts({ theme = 'light', label }: ToasterProps) {
  useEffect(() => connectToaster(show), []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={stayMs}
      transition={Bounce}
      theme={theme}
      aria-label={label}
      closeOnClick={false}
    />
  );
}

function show({ kind, text, action }: Notice): void {
  const options = { type: kind, role: kind === 'error' ? 'alert' : 'status' };
  if (!action) {
    toast(text, options);
    return;
  }
  toast(
    ({ closeToast, toastProps: { toastId: id } }) => (
      <>
        {text}{' '}
        <button
          type="button"
          className="haisha-toast-action"
          onFocus={() => toast.pause({ id })}
          onBlur={() => toast.play({ id })}
          onClick={() => {
            action.run();
            closeToast();
          }}
        >
          {action.label}
        </button>
      </>
    ),
    { ...options, autoClose: actionStayMs },
  );
}
