/** Does something when nothing else is to be done, soon where the browser does not tell; returns how to give it up. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 16);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 500 });
  return () => cancelIdleCallback(handle);
}

/** So long what was drawn stands before more is drawn that nobody sees yet. */
const restMs = 150;

/** The same once what is seen has been drawn and stands. */
export function whenAtRest(work: () => void): () => void {
  let giveUp = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    giveUp = whenIdle(work);
  }, restMs);
  return () => giveUp();
}
