import { localName } from '@haisha/i18n/local-name';
import { dayMinutes, dayNumber, minuteOf } from '@haisha/rules/hours/japan-minute';
import { formatNightTime } from '@haisha/rules/night-time';
import { formatPhone } from '@haisha/rules/phone';
import { tokyoTime } from '../exports/file/csv-cell.ts';
import type { Locale } from '../words/locale.ts';
import { wordOf } from '../words/word-of.ts';

type Params = Record<string, string | number>;

/** The words and formats of a paper in its language. */
export type PaperText = {
  locale: Locale;
  /** A word of `document.json`, such as `orderForm.title`. */
  t: (key: string, params?: Params) => string;
  /** A word of another entity, such as of a closed list; what has none stands for itself. */
  word: (entity: string, ...path: string[]) => string;
  name: (name: string, nameEn: string | null | undefined) => string;
  address: (of: {
    postalCode: string;
    prefecture: string;
    city: string;
    addressLine1: string;
    addressLine2: string | null;
  }) => string;
  contact: (of: { phone: string | null; fax?: string | null }) => string;
  day: (day: string) => string;
  /** 2026/11/27 8:05, or 25:30 of an operation date where it is given. */
  time: (instant: string | number, operationDate?: string) => string;
  figure: (value: number) => string;
};

const numbers = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 1 });

export function paperText(locale: Locale): PaperText {
  const t = (key: string, params: Params = {}) => {
    const word = wordOf(locale, 'document', ...key.split('.'));
    if (word === undefined) throw new Error(`there is no word document:${key} in ${locale}`);
    return Object.entries(params).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, () => `${value}`),
      word,
    );
  };
  return {
    locale,
    t,
    word: (entity, ...path) => wordOf(locale, entity, ...path) ?? path.at(-1) ?? '',
    name: (name, nameEn) => localName(locale, name, nameEn),
    address: ({ addressLine1, addressLine2, city, postalCode, prefecture }) => {
      const line = [prefecture, city, addressLine1, addressLine2 && ` ${addressLine2}`].join('');
      return `${t('page.postal', { code: `${postalCode.slice(0, 3)}-${postalCode.slice(3)}` })} ${line}`;
    },
    contact: ({ fax, phone }) =>
      [phone && t('page.phone', { phone: formatPhone(phone) }), fax && t('page.fax', { fax: formatPhone(fax) })]
        .filter(Boolean)
        .join('  '),
    day: (day) => day.replaceAll('-', '/'),
    time: (instant, operationDate) => {
      const at = new Date(instant).toISOString();
      if (operationDate !== undefined) return nightTime(operationDate, at);
      return `${tokyoTime(at).slice(0, 10)} ${formatNightTime(minuteOf(at) % dayMinutes)}`;
    },
    figure: (value) => numbers.format(value),
  };
}

/** Beyond 47:59 nobody counts on: those times have their day. */
function nightTime(operationDate: string, instant: string): string {
  const minutes = minuteOf(instant) - dayNumber(operationDate) * dayMinutes;
  if (minutes >= 0 && minutes < 2 * dayMinutes) return formatNightTime(minutes);
  return `${tokyoTime(instant).slice(5, 10)} ${formatNightTime(minuteOf(instant) % dayMinutes)}`;
}
