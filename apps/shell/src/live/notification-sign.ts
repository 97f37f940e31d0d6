import type { IconName } from '@haisha/ui';

type Sign = { colour: string; icon: IconName };

const isWell: Sign = { colour: 'green.dot', icon: 'success' };
const isUnderWay: Sign = { colour: 'fg.muted', icon: 'attendance' };
const aboutRun: Sign = { colour: 'fg.muted', icon: 'truck' };
const signs: Partial<Record<string, Sign>> = {
  jobDone: isWell,
  jobFailed: { colour: 'red.dot', icon: 'error' },
  demoMonths: isUnderWay,
};

/** The icon before a notification of a kind, and its colour. */
export function notificationSign(kind: string): Sign {
  return signs[kind] ?? aboutRun;
}
