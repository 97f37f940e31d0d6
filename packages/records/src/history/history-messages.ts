import enVehicleHistory from '@haisha/i18n/en/vehicle-history.json';
import jaVehicleHistory from '@haisha/i18n/ja/vehicle-history.json';

/** The words of a vehicle's history, and of changes wherever they are shown: they come with those pages. */
export const historyMessages = {
  vehicleHistory: { ja: jaVehicleHistory, en: enVehicleHistory },
};
