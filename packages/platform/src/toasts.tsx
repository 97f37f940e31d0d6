/// <reference path="./css.d.ts" />
import { useEffect } from 'react';
import { Bounce, ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { type Notice, onNotice, takeNotices } from './notify.ts';
import type { ToasterProps } from './toaster.tsx';

const stayMs = 1000;
/** An action must be readable and reachable (Alt+T, Tab) before it is gone. */
const actionStayMs = 8000;

/** The toasts: top right, several at once, bouncing in, collapsing in 300 ms (which is Bounce's own figure). */
export function Toasts({ theme = 'light', label }: ToasterProps) {
  useEffect(() => onNotice(() => takeNotices().forEach(show)), []);
  return (
    <ToastContainer position="top-right" autoClose={stayMs} transition={Bounce} theme={theme} aria-label={label} />
  );
}

function show(notice: Notice): void {
  const { kind, text, action } = notice;
  toast(action ? ActionToast : text, {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    data: notice,
    autoClose: action ? actionStayMs : stayMs,
  });
}

/** Waits while its button has the keyboard's focus, as it does under the pointer. */
function ActionToast({ closeToast, toastProps: { toastId: id }, data: { text, action } }: ToastContentProps<Notice>) {
  const run = (): void => {
    action?.run();
    closeToast();
  };
  return (
    <>
      {text}{' '}
      <button type="button" onClick={run} onFocus={() => toast.pause({ id })} onBlur={() => toast.play({ id })}>
        {action?.label}
      </button>
    </>
  );
}
