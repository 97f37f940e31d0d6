import { formatNumber, useTranslation } from '@haisha/i18n';
import { Flex, StatusBadge, Text } from '@haisha/ui';
import type { ImportRow } from '@haisha/validation/import-row';
import { verdictTones } from '../import-tone.ts';

export type RowHeadingProps = {
  row: ImportRow;
  /** What names the row besides its number. */
  name?: string | undefined;
};

/** The number of a row and its verdict. */
export function RowHeading({ row: { number, verdict }, name }: RowHeadingProps) {
  const { t } = useTranslation('import');
  return (
    <Flex gap="2" align="baseline" wrap="wrap">
      <Text fontWeight="bold">{t('row.number', { number: formatNumber(number) })}</Text>
      <StatusBadge tone={verdictTones[verdict]}>{t(`verdict.${verdict}`)}</StatusBadge>
      {name !== undefined && (
        <Text color="fg.muted" textStyle="sm" truncate>
          {name}
        </Text>
      )}
    </Flex>
  );
}
