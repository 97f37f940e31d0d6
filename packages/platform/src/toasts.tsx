/// <reference path="./css.d.ts" />
import { type CSSProperties, useEffect } from 'react';
import { Bounce, type Id, ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
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
  ...colourOf('error', 'red'),
  ...colourOf('info', 'primary'),
  '--toastify-toast-bd-radius': 'var(--chakra-radii-lg)',
  '--toastify-toast-shadow': 'var(--chakra-shadows-lg)',
  '--toastify-toast-min-height': '2.75rem',
  '--toastify-toast-padding': '0.5rem 0.75rem',
} as CSSProperties;
// Below the bar, the tools of a list and the head of a record beside it: their buttons stay reachable. A page with more
// of them at that side says where they end.
const place: CSSProperties = { top: 'var(--toasts-top, 9.5rem)', pointerEvents: 'none' };
// Text and button keep clear of the close button in the corner; typeface and line breaks match the page.
const toastStyle: CSSProperties = {
  paddingInlineEnd: 36,
  fontFamily: 'inherit',
  fontSize: 'var(--chakra-font-sizes-sm)',
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
};
const actionStyle: CSSProperties = {
  minHeight: 'var(--chakra-sizes-control)',
  paddingInline: 12,
  border: '1px solid var(--chakra-colors-border-emphasized)',
  borderRadius: 'var(--chakra-radii-md)',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
};

function colourOf(kind: Notice['kind'], palette: string) {
  const dot = `var(--chakra-colors-${palette}-dot)`;
  return { [`--toastify-icon-color-${kind}`]: dot, [`--toastify-color-progress-${kind}`]: dot };
}

/** The toasts by their subject. A fixed toast id does not work: it stays taken until the toast has left the page. */
const shownAbout = new Map<string, Id>();

/**
 * The toasts: top right below the page's tools, several at once, bouncing in, collapsing in 300 ms (Bounce's own
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
      style={{ ...look, ...place }}
      aria-label={label}
    />
  );
}

function show(notice: Notice): void {
  const { kind, text, action, about } = notice;
  const isHeld = action !== undefined || kind === 'error';
  const render = action ? ActionToast : text;
  const options = {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    data: notice,
    autoClose: action ? actionStayMs : stayMs,
    // One that only confirms lets the pointer through: it would cover what is pressed next.
    pauseOnHover: isHeld,
    style: { ...toastStyle, pointerEvents: isHeld ? 'auto' : 'none' },
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
