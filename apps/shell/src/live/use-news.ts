import { barePath, useTranslation } from '@haisha/i18n';
import { notify, useLocation, useNavigate } from '@haisha/platform';
import type { Notification } from '@haisha/validation/notification';
import { useEffect, useRef } from 'react';
import { endOfJob } from './end-of-job.ts';
import { useNotificationText } from './use-notification-text.ts';

/** The user reads more than this at once in the drawer. */
const mostToasts = 3;

/**
 * Shows notifications that arrive after the page was opened. The drawer keeps them, so their toasts are not kept. No
 * toast appears on the page of a job whose result it announces.
 */
export function useNews(items: readonly Notification[] | undefined, markRead: (id: string) => void): void {
  const { t } = useTranslation('live');
  const textOf = useNotificationText();
  const navigate = useNavigate();
  const here = barePath(useLocation().pathname);
  const known = useRef<{ since: string; ids: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    if (!items) return;
    const before = known.current;
    known.current = {
      since: before?.since ?? items[0]?.createdAt ?? '',
      ids: new Set([...(before?.ids ?? []), ...items.map(({ id }) => id)]),
    };
    if (!before) return;
    const newItems = items.filter(
      // Older notifications, loaded for the first time by "more", are further down the list.
      ({ id, createdAt, readAt }) => readAt === null && createdAt >= before.since && !before.ids.has(id),
    );
    const isOnPage = (one: Notification) => endOfJob(one) !== undefined && one.link === here;
    for (const { id } of newItems.filter(isOnPage)) markRead(id);
    for (const notification of newItems
      .filter((one) => !isOnPage(one))
      .slice(0, mostToasts)
      .reverse()) {
      const { id, params, link } = notification;
      const follow = (to: string) => () => {
        markRead(id);
        navigate(to);
      };
      notify({
        kind: endOfJob(notification) ?? 'info',
        text: textOf(notification),
        keep: false,
        about: typeof params.jobId === 'string' ? params.jobId : undefined,
        ...(link !== null && link !== here && { action: { label: t('drawer.follow'), run: follow(link) } }),
      });
    }
  }, [items, here, markRead, navigate, t, textOf]);
}
