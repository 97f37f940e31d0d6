import type { Locale } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';

type Called = { code: string; name: string; nameEn: string | null };

/** How people call a row that has both: "HN-0001 ひなた屋 越谷店", on English pages "HN-0001 Hinataya Koshigaya". */
export function codeAndName({ code, name, nameEn }: Called, locale: Locale): string {
  return `${code} ${localName(locale, name, nameEn)}`;
}
