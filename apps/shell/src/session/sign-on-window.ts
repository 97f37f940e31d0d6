/** The return address of a single sign-on in a window of its own, over a page that must stay. */
export const signOnWindowPath = '/auth#window';

const channelName = 'haisha-sign-on';

/** Notifies the waiting page, and closes this window if the browser allows it. */
export function reportSignOn(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signedOn');
  channel.close();
  window.close();
}

/**
 * Calls back on a login in another window: on its message, and whenever the user returns to this page, because a window
 * that was at another site is no longer connected to its opener.
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
