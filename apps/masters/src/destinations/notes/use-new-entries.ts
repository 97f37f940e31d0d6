import { useQueryClient } from '@haisha/platform';
import { useEffect, useState } from 'react';
import { markSeen } from './notes-api.ts';

type Entry = { id: string; isRead: boolean };

/** Says of what is shown that it has been seen, and goes on calling it new here until the page is left. */
export function useNewEntries(destinationId: string, entries: readonly Entry[] | undefined): (id: string) => boolean {
  const queries = useQueryClient();
  const [seenNow, setSeenNow] = useState<ReadonlySet<string>>(new Set());
  const unread = entries?.filter(({ isRead }) => !isRead).map(({ id }) => id) ?? [];
  const fresh = unread.filter((id) => !seenNow.has(id)).join(' ');

  useEffect(() => {
    if (fresh === '') return;
    const ids = fresh.split(' ');
    setSeenNow((known) => new Set([...known, ...ids]));
    // What could not be kept stays unread, and is tried again when the page is opened the next time.
    void markSeen(destinationId, ids, queries).catch(() => undefined);
  }, [fresh, destinationId, queries]);

  return (id) => seenNow.has(id) || unread.includes(id);
}
