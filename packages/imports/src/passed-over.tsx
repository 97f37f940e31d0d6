import { useTranslation } from '@haisha/i18n';
import { Text } from '@haisha/ui';
import type { Import } from '@haisha/validation/import';
import { useRowNumbers } from './use-row-numbers.ts';

/** Which rows of the file are left out, such as the total below a list, and why. */
export function PassedOver({ given: { oddRows, leftOut } }: { given: Pick<Import, 'oddRows' | 'leftOut'> }) {
  const { t } = useTranslation('import');
  const rowNumbers = useRowNumbers();
  return oddRows
    .filter(({ kind }) => leftOut.includes(kind))
    .map((odd) => (
      <Text key={odd.kind} textStyle="sm" color="fg.muted">
        {t(`passedOver.${odd.kind}`, { rows: rowNumbers(odd) })}
      </Text>
    ));
}
