/** A short message that goes away by itself; with an action it stays long enough to be reached. */
export type Notice = {
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; run: () => void };
};

let waiting: Notice[] = [];
let show: ((notice: Notice) => void) | null = null;
let wake: () => void = () => undefined;

/** Shows a notice; one given before the toaster has been loaded waits for it. */
export function notify(notice: Notice): void {
  if (show) {
    show(notice);
    return;
  }
  waiting.push(notice);
  wake();
}

/** Calls the toaster in when the first notice comes. */
export function onFirstNotice(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = () => undefined;
  };
}

/** Connects the loaded toaster, which gets what has been waiting. */
export function connectToaster(given: (notice: Notice) => void): () => void {
  show = given;
  for (const notice of waiting) given(notice);
  waiting = [];
  return () => {
    show = null;
  };
}
