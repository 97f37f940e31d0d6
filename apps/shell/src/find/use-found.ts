import { http, keepPreviousData, useQuery } from '@haisha/platform';
import { hasWords } from '@haisha/ui/find-commands';
import type { Found, FoundRecord } from '@haisha/validation/find';
import { useEffect, useState } from 'react';

const pauseMs = 60;
const none: readonly FoundRecord[] = [];

/**
 * Searches the records for what is typed. A further letter ends the request before it; what was found stays until the
 * next answer.
 */
export function useFound(text: string) {
  const asked = text.trim().slice(0, 100);
  const isAsked = hasWords(asked);
  const q = useSettled(asked);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['/find', q],
    queryFn: ({ signal }) => http().get<Found>('/find', { query: { q }, signal }),
    enabled: isAsked && hasWords(q),
    placeholderData: keepPreviousData,
  });
  const isWaiting = q !== asked || (isFetching && (data === undefined || isPlaceholderData));
  return { items: isAsked ? (data?.items ?? none) : none, isSearching: isAsked && isWaiting, isFailed: error !== null };
}

/** Returns the names of records, in the order in which they are asked for. */
export function useNamed(records: readonly string[]) {
  const { data, isPending } = useQuery({
    queryKey: ['/find/named', records],
    queryFn: ({ signal }) => http().get<Found>('/find/named', { query: { record: [...records] }, signal }),
    enabled: records.length > 0,
  });
  return { items: data?.items ?? none, isPending: records.length > 0 && isPending };
}

/** Follows a value once it has not changed for a moment; the first one at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
