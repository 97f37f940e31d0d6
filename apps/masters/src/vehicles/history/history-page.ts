import type { AreaPage } from '@haisha/records/pages/area-part';
import { historyPath } from './history-path.ts';

export const historyPage: AreaPage = {
  path: historyPath(':id'),
  title: { ja: '車両 履歴', en: 'Vehicle history' },
  permission: 'vehicleHistory.read',
  words: async () =>
    (await import(/* webpackChunkName: "vehicle-history-words" */ './vehicle-history-messages.ts'))
      .vehicleHistoryMessages,
  load: async () =>
    (await import(/* webpackChunkName: "vehicle-history" */ './vehicle-history-page.tsx')).VehicleHistoryPage,
};
