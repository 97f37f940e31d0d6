import { formatDate, tokyoDate } from '@haisha/i18n';

/** A day without the year where it is this one: `11/25`. */
export function shortDay(date: string): string {
  const text = formatDate(date);
  const year = date.slice(0, 4);
  return year === tokyoDate().slice(0, 4) ? text.replace(`${year}/`, '') : text;
}
