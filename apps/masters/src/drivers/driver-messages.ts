import enDriver from '@haisha/i18n/en/driver.json';
import enDriverPay from '@haisha/i18n/en/driver-pay.json';
import enDriverRecord from '@haisha/i18n/en/driver-record.json';
import jaDriver from '@haisha/i18n/ja/driver.json';
import jaDriverPay from '@haisha/i18n/ja/driver-pay.json';
import jaDriverRecord from '@haisha/i18n/ja/driver-record.json';

/** The words of drivers: they come with those pages, so that no other page waits for them. */
export const driverMessages = {
  driver: { ja: jaDriver, en: enDriver },
  driverRecord: { ja: jaDriverRecord, en: enDriverRecord },
  driverPay: { ja: jaDriverPay, en: enDriverPay },
};
