import enEntity from '@haisha/i18n/en/entity.json';
import enRecord from '@haisha/i18n/en/record.json';
import enVehicle from '@haisha/i18n/en/vehicle.json';
import enVehicleType from '@haisha/i18n/en/vehicle-type.json';
import jaEntity from '@haisha/i18n/ja/entity.json';
import jaRecord from '@haisha/i18n/ja/record.json';
import jaVehicle from '@haisha/i18n/ja/vehicle.json';
import jaVehicleType from '@haisha/i18n/ja/vehicle-type.json';

/** The words of lists and forms, in both languages at once: one request less, and switching the language needs no network. */
export const messages = {
  record: { ja: jaRecord, en: enRecord },
  entity: { ja: jaEntity, en: enEntity },
  vehicleType: { ja: jaVehicleType, en: enVehicleType },
  vehicle: { ja: jaVehicle, en: enVehicle },
};
