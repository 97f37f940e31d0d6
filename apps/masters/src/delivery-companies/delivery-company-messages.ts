import enDeliveryCompany from '@haisha/i18n/en/delivery-company.json';
import enTerm from '@haisha/i18n/en/term.json';
import jaDeliveryCompany from '@haisha/i18n/ja/delivery-company.json';
import jaTerm from '@haisha/i18n/ja/term.json';

/** The words of delivery companies: they come with their pages. */
export const deliveryCompanyMessages = {
  deliveryCompany: { ja: jaDeliveryCompany, en: enDeliveryCompany },
  term: { ja: jaTerm, en: enTerm },
};
