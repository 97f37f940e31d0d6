import { useTranslation } from '@haisha/i18n';
import { Box, Checkbox, Stack, Text } from '@haisha/ui';
import type { Import } from '@haisha/validation/import';
import type { ImportOddKind } from '@haisha/validation/import-choices';
import { useRowNumbers } from '../use-row-numbers.ts';

export type OddRowsProps = {
  oddRows: Import['oddRows'];
  leftOut: readonly ImportOddKind[];
  onChange: (leftOut: readonly ImportOddKind[]) => void;
};

/** Rows that may not be meant as records, by what makes them odd, and whether they are left out. */
export function OddRows({ oddRows, leftOut, onChange }: OddRowsProps) {
  const { t } = useTranslation('import');
  const rowNumbers = useRowNumbers();
  if (oddRows.length === 0) return null;
  return (
    <Box as="section" aria-label={t('oddRows.title')}>
      <Text as="h2" textStyle="md" fontWeight="bold">
        {t('oddRows.title')}
      </Text>
      <Text color="fg.muted" textStyle="sm" mb="2">
        {t('oddRows.hint')}
      </Text>
      <Stack gap="3">
        {oddRows.map((odd) => (
          <Box key={odd.kind}>
            <Checkbox
              checked={leftOut.includes(odd.kind)}
              onCheckedChange={(isLeftOut) =>
                onChange(isLeftOut ? [...leftOut, odd.kind] : leftOut.filter((kind) => kind !== odd.kind))
              }
            >
              {t(`oddRows.leaveOut.${odd.kind}`, { count: odd.count })}
            </Checkbox>
            <Text color="fg.muted" textStyle="sm" ps="7">
              {rowNumbers(odd)}
              {odd.kind === 'formulas' && ` ${t('oddRows.formulasHint')}`}
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
