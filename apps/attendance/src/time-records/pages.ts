import type { AreaPart } from '@haisha/records/pages/area-part';
import type { Words } from '@haisha/records/words/words';
import { attendanceGroup as group, labourGroup } from '../menu-group.ts';
import { labourMonthsPath, punchFilesPath, timeChangesPath, timeRecordPath } from './time-record-place.ts';

const words: Words = async () =>
  (await import(/* webpackChunkName: "time-record-words" */ './time-record-messages.ts')).timeRecordMessages;

const changesLabel = { ja: '時刻変更の承認', en: 'Time changes' };
const filesLabel = { ja: '打刻ファイルの取り込み', en: 'Punches by file' };
const monthsLabel = { ja: '勤怠の締め', en: 'Labour months' };
const label = { ja: '出退勤打刻', en: 'Driver time in/out' };

/** Punches and the hours that follow: the day of a centre, the month of a driver, the driver's own day. */
export const timeRecordPages: AreaPart = {
  pages: [
    {
      path: timeRecordPath,
      title: label,
      permission: 'punch.read',
      words,
      load: async () => (await import(/* webpackChunkName: "time-records" */ './time-record-page.tsx')).TimeRecordPage,
    },
    {
      path: punchFilesPath,
      title: filesLabel,
      permission: 'punch.update',
      words,
      load: async () =>
        (await import(/* webpackChunkName: "punch-files" */ './files/punch-files-page.tsx')).PunchFilesPage,
    },
    {
      path: timeChangesPath,
      title: changesLabel,
      permission: 'timeChange.read',
      words,
      load: async () =>
        (await import(/* webpackChunkName: "time-changes" */ './requests/time-changes-page.tsx')).TimeChangesPage,
    },
    {
      path: labourMonthsPath,
      title: monthsLabel,
      permission: 'labourMonth.read',
      words,
      load: async () =>
        (await import(/* webpackChunkName: "labour-months" */ './locks/labour-months-page.tsx')).LabourMonthsPage,
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
    {
      path: timeChangesPath,
      label: changesLabel,
      icon: 'edit',
      group: labourGroup,
      order: 700,
      permission: 'timeChange.read',
      reading: 'じこくへんこうのしょうにん 申請 しんせい',
    },
    {
      path: labourMonthsPath,
      label: monthsLabel,
      icon: 'lock',
      group: labourGroup,
      order: 710,
      permission: 'labourMonth.read',
      reading: 'きんたいのしめ しめかいじょ 解除',
    },
  ],
  permissions: [
    ...['punch.create', 'timeChange.approve', 'timeChange.request', 'timeChange.updateRule'],
    ...['labourMonth.lock', 'labourMonth.reopen'],
  ],
  messages: ['timeRecord', 'punchFile', 'timeChange', 'labourMonth', 'hours'],
};
