import type Pusher from 'pusher-js';

export type SendTimeline = (timeline: unknown) => Promise<unknown>;

/**
 * Sends the timeline of pusher-js (50 events, at the connection and every 60,000 ms) to our own server. By default
 * pusher-js sends it by a JSONP call to stats.pusher.com, a foreign script that the content policy refuses.
 */
export function sendTimelineBy(library: typeof Pusher, send: SendTimeline): void {
  const getAgent = () => (timeline: unknown, done?: (error: unknown, result?: unknown) => void) => {
    send(timeline).then(
      () => done?.(null, {}),
      (cause: unknown) => done?.(cause),
    );
  };
  Object.assign(library.Runtime, { TimelineTransport: { name: 'own', getAgent } });
}
