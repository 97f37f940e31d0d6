import { http, queryOptions, useMutation, useQuery, useQueryClient } from '@haisha/platform';
import type { NotificationList, NotificationRead } from '@haisha/validation/notification';
import { notificationEvent, notificationsReadEvent } from '@haisha/validation/realtime-names';
import { useEffect, useState } from 'react';
import type { LiveService } from './live-service.ts';

const path = '/notifications';
const ownEvents: readonly string[] = [notificationEvent, notificationsReadEvent];
const firstPage = 30;
const mostShown = 200;
/** The interval without realtime, when no event reports a new notification. */
const askAgainMs = 60_000;

/** The user's notifications, newest first. */
function notificationsOf(pageSize: number) {
  return queryOptions({
    queryKey: [path, { pageSize }],
    queryFn: ({ signal }) => http().get<NotificationList>(path, { query: { pageSize }, signal }),
  });
}

function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: NotificationRead) => http().post(`${path}/read`, which),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** The last notifications, as the bell keeps them up to date. */
export function useLastNotifications() {
  const { data } = useQuery(notificationsOf(firstPage));
  const read = useMarkRead();
  return { items: data?.items, unread: data?.unread ?? 0, markRead: (id: string) => read.mutate({ ids: [id] }) };
}

/** Queries the user's notifications, newest first, as many as requested, and keeps them up to date. */
export function useNotifications({ realtime, onPersonal }: LiveService) {
  const queries = useQueryClient();
  const [pageSize, setPageSize] = useState(firstPage);
  const reading = useQuery({
    ...notificationsOf(pageSize),
    placeholderData: (before) => before,
    refetchInterval: () => realtime.state() === 'off' && askAgainMs,
  });
  const read = useMarkRead();

  useEffect(
    () =>
      onPersonal((event) => {
        if (event === null || ownEvents.includes(event.name)) void queries.invalidateQueries({ queryKey: [path] });
      }),
    [onPersonal, queries],
  );

  const { data, error, refetch } = reading;
  return {
    items: data?.items,
    unread: data?.unread ?? 0,
    error,
    retry: () => void refetch(),
    hasMore: data !== undefined && data.total > data.items.length && pageSize < mostShown,
    showMore: () => setPageSize(mostShown),
    markRead: (id: string) => read.mutate({ ids: [id] }),
    markAllRead: () => read.mutate({ all: true }),
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
