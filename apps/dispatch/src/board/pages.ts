import type { AreaPart } from '@haisha/records/pages/area-part';
import type { Words } from '@haisha/records/words/words';
import { dispatchGroup as group } from '../menu-group.ts';
import { boardPath } from './board-place.ts';

const words: Words = async () =>
  (await import(/* webpackChunkName: "board-words" */ './board-messages.ts')).boardMessages;

const title = { ja: '配車', en: 'Vehicle allocation' };
const label = { ja: '配車表', en: 'Allocation board' };

/** The allocation board, a page of its own chunk. */
export const boardPages: AreaPart = {
  pages: [
    {
      path: boardPath,
      title,
      permission: 'allocation.read',
      words,
      load: async () => (await import(/* webpackChunkName: "board" */ './board-page.tsx')).BoardPage,
    },
  ],
  navigation: [
    {
      path: boardPath,
      label,
      icon: 'calendar',
      group,
      order: 100,
      permission: 'allocation.read',
      reading: 'はいしゃひょう',
    },
  ],
  permissions: [
    'allocation.create',
    'allocation.update',
    'allocation.archive',
    'allocation.confirm',
    'allocation.override',
    'allocation.answer',
  ],
  messages: ['board', 'allocation'],
};
