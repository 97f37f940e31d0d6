/** Where a single sign-on comes back to that was made in a window of its own, over a page that must stay. */
export const signOnWindowPath = '/auth#window';

const channelName = 'haisha-sign-on';

/** Tells the page that waits, and closes this window where the browser allows it. */
export function reportSignOn(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signedOn');
  channel.close();
  window.close();
}

/**
 * Hears of a login made in another window: by its word, and whenever one comes back to this page, since a window that
 * was at another site has lost every tie to the one that opened it.
 */
export function onSignOnElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = listener;
  window.addEventListener('focus', listener);
  return () => {
    channel.close();
    window.removeEventListener('focus', listener);
  };
}
