/** A short message that goes away by itself; with an action it stays long enough to be reached. */
export type Notice = {
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; run: () => void };
};

const waiting: Notice[] = [];
let wake: (() => void) | null = null;

/** Shows a notice; one given before the toaster has been loaded waits for it. */
export function notify(notice: Notice): void {
  waiting.push(notice);
  wake?.();
}

/** Takes the notices that wait, in their order. */
export function takeNotices(): Notice[] {
  return waiting.splice(0);
}

/** Calls back when notices wait, and at once when some do already; one listener at a time. */
export function onNotice(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = null;
  };
}
