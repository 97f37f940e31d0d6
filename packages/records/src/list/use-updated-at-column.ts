import { formatInstant, useTranslation } from '@haisha/i18n';
import type { ListColumn } from './list-column.ts';

/** When a row was changed last: the last column of every list. */
export function useUpdatedAtColumn(): ListColumn<{ updatedAt: string }> {
  const { t } = useTranslation('entity');
  return {
    id: 'updatedAt',
    header: t('field.updatedAt'),
    cell: ({ updatedAt }) => formatInstant(updatedAt),
    sortable: true,
    width: 160,
  };
}
