import type { AreaPart } from '@haisha/records/pages/area-part';
import type { Words } from '@haisha/records/words/words';
import { attendanceGroup as group } from '../menu-group.ts';
import { departurePath, departureScreenPath } from './departure-place.ts';

const words: Words = async () =>
  (await import(/* webpackChunkName: "departure-words" */ './departure-messages.ts')).departureMessages;

/** The morning board, a page of its own chunk. */
export const departurePages: AreaPart = {
  pages: [
    {
      path: departurePath,
      title: { ja: '出勤・出発状況', en: 'Attendance and departure' },
      permission: 'departureBoard.read',
      words,
      load: async () => (await import(/* webpackChunkName: "departure-board" */ './departure-page.tsx')).DeparturePage,
    },
    {
      path: departureScreenPath,
      title: { ja: '出勤・出発状況 大画面', en: 'Attendance and departure on a big screen' },
      permission: 'departureBoard.read',
      words,
      load: async () =>
        (await import(/* webpackChunkName: "departure-screen" */ './screen/screen-page.tsx')).DepartureScreenPage,
    },
  ],
  navigation: [
    {
      path: departurePath,
      label: { ja: '出勤・出発状況', en: 'Attendance and departure' },
      icon: 'user',
      group,
      order: 200,
      permission: 'departureBoard.read',
      reading: 'しゅっきんしゅっぱつじょうきょう てんこ 点呼',
    },
  ],
  permissions: ['rollCall.create', 'rollCall.read', 'departureBoard.update', 'departureBoard.updateNotes'],
  messages: ['departureBoard', 'rollCall', 'hours'],
};
