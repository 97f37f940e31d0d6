import { formatNumber, useTranslation } from '@haisha/i18n';
import { Box, Text } from '@haisha/ui';
import { rangeOf } from '@haisha/ui/pagination';
import type { ReactNode } from 'react';
import { useCountText } from './use-count-text.ts';

export type ListFootProps = {
  /** What the records are called in permissions and words. */
  name: string;
  query: { page: number; pageSize: number };
  /** Unknown while the rows are read. */
  total: number | undefined;
  /** What the rows are sorted by, where no head says it. */
  order: string | undefined;
  /** What there is to know of the rows. */
  children?: ReactNode;
};

/** At the start of the foot of a list: which of how many rows are shown. */
export function ListFoot({ name, query, total, order, children }: ListFootProps) {
  const { t } = useTranslation('record');
  const countText = useCountText(name);

  function range(all: number): string {
    const { from, to } = rangeOf({ ...query, total: all });
    return t('list.range', { from: formatNumber(from), to: formatNumber(to), total: countText(all) });
  }

  return (
    <>
      <Text hideBelow="md" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" aria-live="polite">
        {total !== undefined && range(total)}
      </Text>
      {order !== undefined && (
        <Text hideBelow="md" whiteSpace="nowrap">
          {t('list.order', { order })}
        </Text>
      )}
      {/* Asked for together with the rows, shown after what stands before it. */}
      <Box display={total === undefined ? 'none' : 'contents'}>{children}</Box>
    </>
  );
}
