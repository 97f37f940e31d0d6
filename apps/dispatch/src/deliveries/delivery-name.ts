import type { Locale } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import type { Delivery } from '@haisha/validation/delivery';

type Called = Pick<Delivery, 'number' | 'destinationName' | 'destinationNameEn'>;

/** How people call a delivery: "D20261121-0001 ひなた屋 越谷店". */
export function deliveryName({ number, destinationName, destinationNameEn }: Called, locale: Locale): string {
  return `${number} ${localName(locale, destinationName, destinationNameEn)}`;
}
