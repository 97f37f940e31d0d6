import type { AreaPart } from '@haisha/records/pages/area-part';
import { attendanceGroup as group } from '../menu-group.ts';
import { dailyReportPath } from './report-address.ts';

const label = { ja: '運転日報', en: 'Daily reports' };

/** Daily reports of runs: the day of a centre, a driver's own runs, the report of one. */
export const dailyReportPages: AreaPart = {
  pages: [
    {
      path: dailyReportPath,
      title: label,
      permission: 'dutyRecord.read',
      words: async () =>
        (await import(/* webpackChunkName: "daily-report-words" */ './daily-report-messages.ts')).dailyReportMessages,
      load: async () =>
        (await import(/* webpackChunkName: "daily-reports" */ './daily-report-page.tsx')).DailyReportPage,
    },
  ],
  navigation: [
    {
      path: dailyReportPath,
      label,
      icon: 'document',
      group,
      order: 220,
      permission: 'dutyRecord.read',
      reading: 'うんてんにっぽう ぎょうむのきろく 業務の記録',
    },
  ],
  permissions: ['dutyRecord.create', 'dutyRecord.update', 'dutyRecord.approve'],
  messages: ['dailyReport'],
};
