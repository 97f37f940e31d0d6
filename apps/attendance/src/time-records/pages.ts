import type { AreaPart } from '@haisha/records/pages/area-part';
import { attendanceGroup as group } from '../menu-group.ts';
import { timeRecordPath } from './time-record-place.ts';

const label = { ja: '出退勤打刻', en: 'Driver time in/out' };

/** Punches and the hours that follow: the day of a centre, the month of a driver, the driver's own day. */
export const timeRecordPages: AreaPart = {
  pages: [
    {
      path: timeRecordPath,
      title: label,
      permission: 'punch.read',
      words: async () =>
        (await import(/* webpackChunkName: "time-record-words" */ './time-record-messages.ts')).timeRecordMessages,
      load: async () => (await import(/* webpackChunkName: "time-records" */ './time-record-page.tsx')).TimeRecordPage,
    },
  ],
  navigation: [
    {
      path: timeRecordPath,
      label,
      icon: 'attendance',
      group,
      order: 210,
      permission: 'punch.read',
      reading: 'しゅったいきんだこく',
    },
  ],
  permissions: ['punch.update', 'punch.create'],
  messages: ['timeRecord', 'hours'],
};
