import { formatNumber, useJoined, useTranslation } from '@haisha/i18n';
import type { Import } from '@haisha/validation/import';

const mostNamed = 5;

/** Names rows of the file by number, and says how many more there are. */
export function useRowNumbers() {
  const { t } = useTranslation('import');
  const joined = useJoined();
  return ({ numbers, count }: Import['oddRows'][number]): string => {
    const named = numbers.slice(0, mostNamed).map((number) => t('row.number', { number: formatNumber(number) }));
    const more = count - named.length;
    return joined(more > 0 ? [...named, t('oddRows.more', { count: more })] : named);
  };
}
