import { formatDate, formatNumber, useJoined, useTranslation } from '@haisha/i18n';

/** A value of a record in the words of its master, beside the cell of a file; null for parts that are lists of their own. */
export function useValueText(entity: string): (record: Record<string, unknown>, field: string) => string | null {
  const { t, i18n } = useTranslation('import');
  const joined = useJoined();

  function textOf(field: string, value: unknown): string {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return t(value ? 'compare.yes' : 'compare.no');
    if (typeof value === 'number') return formatNumber(value);
    if (Array.isArray(value)) return joined(value.map((one) => textOf(field, one)));
    if (typeof value === 'object') {
      return Object.entries(value)
        .map(([part, inner]) => textOf(part, inner))
        .join(' ');
    }
    const text = String(value);
    const word = `${entity}:${field}.${text}`;
    if (i18n.exists(word)) return t(word);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
  }

  return (record, field) => {
    const value = record[field];
    const isListOfParts = Array.isArray(value) && value.some((one) => typeof one === 'object');
    return isListOfParts ? null : textOf(field, value);
  };
}
