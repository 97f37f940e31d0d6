import type { Notice } from '@haisha/platform';
import type { IconName } from '@haisha/ui';
import type { Notification } from '@haisha/validation/notification';
import { endOfJob } from './end-of-job.ts';

type Sign = { colour: string; icon: IconName };

const isUnderWay: Sign = { colour: 'fg.muted', icon: 'attendance' };
const aboutRun: Sign = { colour: 'fg.muted', icon: 'truck' };
const ends: Record<Notice['kind'], Sign> = {
  success: { colour: 'green.dot', icon: 'success' },
  warning: { colour: 'orange.dot', icon: 'warning' },
  error: { colour: 'red.dot', icon: 'error' },
  info: { colour: 'fg.muted', icon: 'info' },
};

/** The icon before a notification, and its colour. */
export function notificationSign(notification: Pick<Notification, 'kind' | 'params'>): Sign {
  const end = endOfJob(notification);
  if (end) return ends[end];
  return notification.kind === 'demoMonths' ? isUnderWay : aboutRun;
}
