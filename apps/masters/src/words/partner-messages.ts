import enDeliveryCompany from '@haisha/i18n/en/delivery-company.json';
import enDirection from '@haisha/i18n/en/direction.json';
import enOperationTime from '@haisha/i18n/en/operation-time.json';
import enTerm from '@haisha/i18n/en/term.json';
import jaDeliveryCompany from '@haisha/i18n/ja/delivery-company.json';
import jaDirection from '@haisha/i18n/ja/direction.json';
import jaOperationTime from '@haisha/i18n/ja/operation-time.json';
import jaTerm from '@haisha/i18n/ja/term.json';

/** The words of delivery companies, directions and operation times: they come with those pages. */
export const partnerMessages = {
  deliveryCompany: { ja: jaDeliveryCompany, en: enDeliveryCompany },
  direction: { ja: jaDirection, en: enDirection },
  operationTime: { ja: jaOperationTime, en: enOperationTime },
  term: { ja: jaTerm, en: enTerm },
};
