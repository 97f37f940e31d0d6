import type { AreaPart } from '@haisha/records/pages/area-part';
import type { Words } from '@haisha/records/words/words';
import { dispatchGroup as group } from '../menu-group.ts';
import { boardPath, newRunPath, runPath, screenPath } from './board-place.ts';

const words: Words = async () =>
  (await import(/* webpackChunkName: "board-words" */ './board-messages.ts')).boardMessages;

const screenWords: Words = async () =>
  (await import(/* webpackChunkName: "board-screen" */ './screen/screen-messages.ts')).screenMessages;

const title = { ja: '配車', en: 'Vehicle allocation' };
const label = { ja: '配車表', en: 'Allocation board' };
const icon = 'board';

const run = {
  title: { ja: '配車 編集', en: 'Edit vehicle allocation' },
  permission: 'allocation.read',
  wide: true,
  words,
};
const runPages = () => import(/* webpackChunkName: "board" */ './run-page.tsx');

/** The allocation board, a page of its own chunk, and its runs by their own addresses. */
export const boardPages: AreaPart = {
  pages: [
    {
      path: boardPath,
      title,
      permission: 'allocation.read',
      wide: true,
      words,
      load: async () => (await import(/* webpackChunkName: "board" */ './board-page.tsx')).BoardPage,
    },
    {
      path: newRunPath,
      title: { ja: '配車 登録', en: 'Add vehicle allocation' },
      permission: 'allocation.create',
      wide: true,
      words,
      load: async () => (await import(/* webpackChunkName: "board" */ './new-run-page.tsx')).NewRunPage,
    },
    {
      path: screenPath,
      title: { ja: '配車 大画面表示', en: 'Vehicle allocation on a big screen' },
      permission: 'allocation.read',
      words: screenWords,
      load: async () => (await import(/* webpackChunkName: "board-screen" */ './screen/screen-page.tsx')).ScreenPage,
    },
    { path: runPath('_id'), ...run, load: async () => (await runPages()).ChooseRunPage },
    { path: runPath(':id'), ...run, load: async () => (await runPages()).RunPage },
  ],
  navigation: [
    {
      path: boardPath,
      label,
      icon,
      group,
      order: 100,
      permission: 'allocation.read',
      reading: 'はいしゃひょう',
    },
  ],
  finds: [{ kind: 'allocation', label: { ja: '配車', en: 'Allocations' }, icon, path: runPath(':id') }],
  permissions: [
    'allocation.create',
    'allocation.update',
    'allocation.archive',
    'allocation.confirm',
    'allocation.override',
    'allocation.answer',
    'allocation.readOrderForm',
    'carrierPrice.update',
    'checkLevel.read',
    'checkLevel.update',
  ],
  messages: ['board', 'boardScreen', 'allocation', 'hours', 'paper', 'request', 'runFees', 'checkLevel'],
};
