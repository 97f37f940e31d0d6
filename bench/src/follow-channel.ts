import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from './client.ts';

const channel = 'private-vehicleType';

/** Follows the channel like a page over every restart, asks for the number it missed, and counts. */
export function followChannel(url: string, client: Client): { stop: () => Promise<Record<string, number>> } {
  let going = true;
  const received = new Set<number>();
  let caughtUp = 0;
  let lost = 0;
  let twice = 0;
  let last: number | undefined;
  let socket: WebSocket | undefined;

  /** An event that the page already asked for may still arrive once: it is known, not a duplicate. */
  function take(sequence: number): void {
    if (received.has(sequence)) twice += 1;
    received.add(sequence);
    const known = last ?? sequence - 1;
    if (sequence > known + 1) lost += sequence - known - 1;
    last = Math.max(known, sequence);
  }

  async function current(): Promise<number> {
    const answer = await client.send('GET', `/api/realtime/sequences?channel=${channel}`);
    return ((await answer.json()) as { sequences: Record<string, number> }).sequences[channel] ?? 0;
  }

  /** Resolves when the connection ends. */
  function follow(key: string): Promise<void> {
    return new Promise((resolve) => {
      const waiting: number[] = [];
      let isCaughtUp = false;
      const own = new WebSocket(`${url.replace('http', 'ws')}/app/${key}?protocol=7&client=js&version=8.6.0`);
      socket = own;
      own.onclose = () => resolve();
      own.onerror = () => resolve();
      own.onmessage = async ({ data: text }) => {
        const { event, data } = JSON.parse(String(text)) as { event: string; data: string };
        if (event === 'pusher:connection_established') {
          const { socket_id } = JSON.parse(data) as { socket_id: string };
          const body = { socket_id, channel_name: channel };
          const answer = await client.send('POST', '/broadcasting/auth', body).catch(() => undefined);
          if (answer?.ok) {
            own.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...(await answer.json()) } }));
          } else own.close();
        } else if (event === 'pusher_internal:subscription_succeeded') {
          const now = await current().catch(() => undefined);
          // The server is gone again: the next one reports what was missed.
          if (now === undefined) return own.close();
          caughtUp += now - (last ?? now);
          last = now;
          isCaughtUp = true;
          for (const sequence of waiting) take(sequence);
        } else if (event === 'changed') {
          const { sequence } = JSON.parse(data) as { sequence: number };
          if (isCaughtUp) take(sequence);
          else waiting.push(sequence);
        }
      };
    });
  }

  async function settings(): Promise<string> {
    const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    const found = /id="haisha-settings">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
    return (JSON.parse(found) as { realtime: { key: string } }).realtime.key;
  }

  const running = (async () => {
    while (going) {
      const key = await settings().catch(() => undefined);
      if (key) await follow(key);
      await delay(20);
    }
  })();

  return {
    async stop() {
      await delay(500);
      const end = await current();
      const behind = end - (last ?? end);
      going = false;
      socket?.close();
      await running;
      return {
        'events of the channel': end,
        'events heard on the socket': received.size,
        'events asked for after a restart': caughtUp,
        'events lost': lost + behind,
        'events twice': twice,
      };
    },
  };
}
