import { addMessages } from '@haisha/i18n';
import enDeliveryCompany from '@haisha/i18n/en/delivery-company.json';
import enDirection from '@haisha/i18n/en/direction.json';
import enOperationTime from '@haisha/i18n/en/operation-time.json';
import jaDeliveryCompany from '@haisha/i18n/ja/delivery-company.json';
import jaDirection from '@haisha/i18n/ja/direction.json';
import jaOperationTime from '@haisha/i18n/ja/operation-time.json';

/** The words of delivery companies, directions and operation times: they come with those pages. */
export const partnerMessages = {
  deliveryCompany: { ja: jaDeliveryCompany, en: enDeliveryCompany },
  direction: { ja: jaDirection, en: enDirection },
  operationTime: { ja: jaOperationTime, en: enOperationTime },
};

export async function addPartnerMessages(): Promise<void> {
  await Promise.all(Object.entries(partnerMessages).map(([namespace, texts]) => addMessages(namespace, texts)));
}
