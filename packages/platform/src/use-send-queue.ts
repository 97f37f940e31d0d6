import { isProblemError as isProblem } from '@haisha/http/problem-error';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Not every device tells that its network is back. */
const retryMs = 20_000;

export type SendQueueOptions<Item extends { id: string }> = {
  /** What this device keeps, in its order. */
  kept: () => Item[];
  keep: (items: readonly Item[]) => void;
  /** Sends one; what it answers is taken over before the item goes. */
  send: (item: Item) => Promise<void>;
  /** One that the server does not take; `drop` gives it up, else it stays. */
  refused: (error: unknown, item: Item) => 'drop' | 'stay';
};

export type SendQueue<Item> = {
  /** Made here and not sent yet. */
  waiting: readonly Item[];
  isSending: boolean;
  add: (item: Item) => void;
  send: () => void;
};

/** What is made on a device with or without a network: kept first, then sent, each once, and tried again by itself. */
export function useSendQueue<Item extends { id: string }>(options: SendQueueOptions<Item>): SendQueue<Item> {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [waiting, setWaiting] = useState(options.kept);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);

  // Where the browser refuses storage, items wait in the page alone; those of another tab are in the storage alone.
  const inPage = useRef<readonly Item[]>(waiting);
  const queued = useCallback(() => {
    const stored = latest.current.kept();
    return [...stored, ...inPage.current.filter(({ id }) => !stored.some((one) => one.id === id))];
  }, []);

  const keep = useCallback(
    (change: (before: Item[]) => Item[]) => {
      const after = change(queued());
      inPage.current = after;
      latest.current.keep(after);
      setWaiting(after);
    },
    [queued],
  );

  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    const tried = new Set<string>();
    const untried = () => queued().find(({ id }) => !tried.has(id));
    for (let one = untried(); one; one = untried()) {
      const { id } = one;
      tried.add(id);
      try {
        await latest.current.send(one);
        keep((before) => before.filter((item) => item.id !== id));
      } catch (error) {
        // Without a line none of them arrives; one that is refused does not hold up the others.
        if (isProblem(error) && (error.status === 0 || error.status === 429 || error.status >= 500)) break;
        if (latest.current.refused(error, one) === 'drop') keep((before) => before.filter((item) => item.id !== id));
      }
    }
    isBusy.current = false;
    setIsSending(false);
  }, [keep, queued]);

  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (!hasWaiting) return;
    const again = () => void send();
    again();
    window.addEventListener('online', again);
    const timer = setInterval(again, retryMs);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [hasWaiting, send]);

  return {
    waiting,
    isSending,
    add: (item) => {
      keep((before) => [...before, item]);
      void send();
    },
    send: () => void send(),
  };
}

/** Returns a random id (UUID version 4); `crypto.randomUUID` is missing on plain http outside the loopback host. */
export function newQueueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) % 4];
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
