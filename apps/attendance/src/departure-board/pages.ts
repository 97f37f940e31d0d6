import type { AreaPart } from '@haisha/records/pages/area-part';
import type { Words } from '@haisha/records/words/words';
import { attendanceGroup as group, labourGroup } from '../menu-group.ts';
import { callBookPath, departurePath, departureScreenPath } from './departure-place.ts';

const words: Words = async () =>
  (await import(/* webpackChunkName: "departure-words" */ './departure-messages.ts')).departureMessages;

const bookLabel = { ja: '点呼記録簿', en: 'Roll-call book' };

/** The morning board and the call book, each a page of its own chunk. */
export const departurePages: AreaPart = {
  pages: [
    {
      path: departurePath,
      title: { ja: '出勤・出発状況', en: 'Attendance and departure' },
      permission: 'departureBoard.read',
      wide: true,
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
    {
      path: callBookPath,
      title: bookLabel,
      permission: 'rollCall.read',
      words: async () =>
        (await import(/* webpackChunkName: "call-book-words" */ './book/book-messages.ts')).callBookMessages,
      load: async () => (await import(/* webpackChunkName: "call-book" */ './book/book-page.tsx')).CallBookPage,
    },
  ],
  navigation: [
    {
      path: departurePath,
      label: { ja: '出勤・出発状況', en: 'Departure board' },
      icon: 'user',
      group,
      order: 200,
      permission: 'departureBoard.read',
      reading: 'しゅっきんしゅっぱつじょうきょう てんこ 点呼',
      late: '/departure-board/late',
    },
    {
      path: callBookPath,
      label: bookLabel,
      icon: 'call',
      group: labourGroup,
      order: 715,
      permission: 'rollCall.read',
      reading: 'てんこきろくぼ アルコール あるこーる',
    },
  ],
  permissions: ['rollCall.create', 'rollCall.export', 'departureBoard.update', 'departureBoard.updateNotes'],
  messages: ['departureBoard', 'rollCall', 'callBook', 'hours'],
};
