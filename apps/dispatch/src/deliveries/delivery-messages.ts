import en from '@haisha/i18n/en/delivery.json';
import ja from '@haisha/i18n/ja/delivery.json';

/** The words of deliveries: they come with their pages. */
export const deliveryMessages = { delivery: { ja, en } };
