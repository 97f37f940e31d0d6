import { useTranslation } from '@haisha/i18n';
import { Box, chakra, Stack, Text } from '@haisha/ui';
import type { Import } from '@haisha/validation/import';
import type { ImportOddKind } from '@haisha/validation/import-choices';
import { useId } from 'react';
import { useRowNumbers } from '../use-row-numbers.ts';

export type OddRowsProps = {
  oddRows: Import['oddRows'];
  leftOut: readonly ImportOddKind[];
  onChange: (leftOut: readonly ImportOddKind[]) => void;
};

/** Rows that may not be meant as records, by what makes them odd: whether they are taken or left out is chosen. */
export function OddRows({ oddRows, leftOut, onChange }: OddRowsProps) {
  const { t } = useTranslation('import');
  const rowNumbers = useRowNumbers();
  const id = useId();
  if (oddRows.length === 0) return null;

  function choose(kind: ImportOddKind, isLeftOut: boolean): void {
    const others = leftOut.filter((one) => one !== kind);
    onChange(isLeftOut ? [...others, kind] : others);
  }

  return (
    <Box as="section" aria-label={t('oddRows.title')}>
      <Text as="h2" textStyle="md" fontWeight="bold">
        {t('oddRows.title')}
      </Text>
      <Text color="fg.muted" textStyle="sm" mb="2">
        {t('oddRows.hint')}
      </Text>
      <Stack gap="4">
        {oddRows.map((odd) => (
          <Kind key={odd.kind}>
            <legend>{t(`oddRows.kinds.${odd.kind}`, { count: odd.count })}</legend>
            <Text color="fg.muted" textStyle="sm">
              {rowNumbers(odd)}
              {odd.kind === 'formulas' && ` ${t('oddRows.formulasHint')}`}
              {odd.kind === 'wide' && ` ${t('oddRows.wideHint')}`}
              {odd.kind === 'struck' && ` ${t('oddRows.struckHint')}`}
            </Text>
            {[false, true].map((isLeftOut) => (
              <label key={String(isLeftOut)}>
                <input
                  type="radio"
                  name={`${id}-${odd.kind}`}
                  checked={leftOut.includes(odd.kind) === isLeftOut}
                  onChange={() => choose(odd.kind, isLeftOut)}
                />
                {t(isLeftOut ? 'oddRows.leaveOut' : 'oddRows.take')}
              </label>
            ))}
          </Kind>
        ))}
      </Stack>
    </Box>
  );
}

const Kind = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    '& > legend': { fontWeight: 'semibold', textStyle: 'sm' },
    '& > p': { w: 'full' },
    '& > label': { display: 'flex', alignItems: 'center', gap: '2', minH: '10', cursor: 'pointer' },
    '& input': { boxSize: '5', flexShrink: '0', accentColor: 'primary.border' },
  },
});
