import enVehicleHistory from '@haisha/i18n/en/vehicle-history.json';
import jaVehicleHistory from '@haisha/i18n/ja/vehicle-history.json';
import { fileMessages } from '@haisha/records/files/file-messages';
import { historyMessages } from '@haisha/records/history/history-messages';

/** The words of a vehicle's history, of its files and of changes: they come with that page. */
export const vehicleHistoryMessages = {
  vehicleHistory: { ja: jaVehicleHistory, en: enVehicleHistory },
  ...fileMessages,
  ...historyMessages,
};
