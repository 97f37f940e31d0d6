/// <reference path="./css.d.ts" />
import { type CSSProperties, useEffect } from 'react';
import { Bounce, type Id, ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { type Notice, onNotice, takeNotices } from './notify.ts';

export type ToastsProps = { theme?: 'light' | 'dark'; label: string };

const stayMs = 1000;
/** Long enough to read the action and to reach it (Alt+T, Tab). */
const actionStayMs = 10_000;

// The library's own grey is too pale.
const readable = { '--toastify-text-color-light': '#18181b' } as CSSProperties;
// Below the top bar and the title row of a page, so that their buttons stay reachable, also between two toasts.
const place: CSSProperties = { top: '11rem', pointerEvents: 'none' };
// Text and button keep clear of the close button in the corner; typeface and line breaks match the page.
const toastStyle: CSSProperties = {
  pointerEvents: 'auto',
  paddingInlineEnd: 36,
  fontFamily: 'inherit',
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
};
const actionStyle: CSSProperties = {
  minHeight: 40,
  paddingInline: 12,
  border: '1px solid currentColor',
  borderRadius: 4,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
};

/** The toasts by their subject. A fixed toast id does not work: it stays taken until the toast has left the page. */
const shownAbout = new Map<string, Id>();

/**
 * The toasts: top right below the page's title row, several at once, bouncing in, collapsing in 300 ms (Bounce's own
 * figure).
 */
export function Toasts({ theme = 'light', label }: ToastsProps) {
  useEffect(() => onNotice(() => takeNotices().forEach(show)), []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={stayMs}
      transition={Bounce}
      theme={theme}
      style={{ ...readable, ...place }}
      toastStyle={toastStyle}
      aria-label={label}
    />
  );
}

function show(notice: Notice): void {
  const { kind, text, action, about } = notice;
  const render = action ? ActionToast : text;
  const options = {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    data: notice,
    autoClose: action ? actionStayMs : stayMs,
    // A toast that appears under a resting pointer would otherwise cover the button just pressed.
    pauseOnHover: action !== undefined || kind === 'error',
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
      <span style={{ flex: 1 }}>{text}</span>
      <button
        type="button"
        style={actionStyle}
        onClick={run}
        onFocus={() => toast.pause({ id })}
        onBlur={() => toast.play({ id })}
      >
        {action?.label}
      </button>
    </>
  );
}
