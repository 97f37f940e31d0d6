/// <reference path="./css.d.ts" />
import { type CSSProperties, useEffect } from 'react';
import { Bounce, type Id, ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { type Notice, onNotice, takeNotices } from './notify.ts';

export type ToastsProps = { theme?: 'light' | 'dark'; label: string };

const stayMs = 1000;
/** Long enough to read the action and to reach it (Alt+T, Tab). */
const actionStayMs = 10_000;

// The colours of the page, which follow its theme.
const look = {
  '--toastify-color-light': 'var(--chakra-colors-bg-raised)',
  '--toastify-color-dark': 'var(--chakra-colors-bg-raised)',
  '--toastify-text-color-light': 'var(--chakra-colors-fg)',
  '--toastify-text-color-dark': 'var(--chakra-colors-fg)',
  ...colourOf('success', 'green'),
  ...colourOf('warning', 'orange'),
  ...colourOf('error', 'red'),
  ...colourOf('info', 'primary'),
  '--toastify-toast-shadow': 'var(--chakra-shadows-md)',
} as CSSProperties;

function colourOf(kind: Notice['kind'], palette: string) {
  const dot = `var(--chakra-colors-${palette}-dot)`;
  return { [`--toastify-icon-color-${kind}`]: dot, [`--toastify-color-progress-${kind}`]: dot };
}

/** The toasts by their subject. A fixed toast id does not work: it stays taken until the toast has left the page. */
const shownAbout = new Map<string, Id>();

/**
 * The toasts: top right in the bar of the page, several at once, bouncing in, collapsing in 300 ms (Bounce's own
 * figure).
 */
export function Toasts({ theme = 'light', label }: ToastsProps) {
  useEffect(() => onNotice(() => takeNotices().forEach(show)), []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={stayMs}
      // A toast's clock still runs then, unseen.
      hideProgressBar={window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false}
      transition={Bounce}
      theme={theme}
      style={{ ...look, pointerEvents: 'none' }}
      aria-label={label}
    />
  );
}

function show(notice: Notice): void {
  const { kind, text, action, about } = notice;
  const isHeld = action !== undefined || kind === 'error';
  const render = action ? ActionToast : <span data-text="">{text}</span>;
  const options = {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    data: notice,
    autoClose: action ? actionStayMs : stayMs,
    // One that only confirms lets the pointer through: it would cover what is pressed next.
    pauseOnHover: isHeld,
    style: { pointerEvents: isHeld ? 'auto' : 'none' },
  } as const;
  const earlier = about === undefined ? undefined : shownAbout.get(about);
  if (earlier !== undefined && toast.isActive(earlier)) {
    // By default an update waits 100 ms; if the toast closes in that time, the new text is lost.
    toast.update(earlier, { render, ...options, delay: undefined });
    return;
  }
  const id = toast(render, options);
  if (about !== undefined) shownAbout.set(about, id);
}

/** Pauses while its button has the keyboard focus, as under the pointer. */
function ActionToast({ closeToast, toastProps: { toastId: id }, data: { text, action } }: ToastContentProps<Notice>) {
  const run = (): void => {
    action?.run();
    closeToast();
  };
  return (
    <>
      {/* New words are shown anew: on a phone those that have been read make room. */}
      <span key={text} data-text="">
        {text}
      </span>
      <button type="button" onClick={run} onFocus={() => toast.pause({ id })} onBlur={() => toast.play({ id })}>
        {action?.label}
      </button>
    </>
  );
}
