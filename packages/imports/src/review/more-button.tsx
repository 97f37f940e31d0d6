import { useTranslation } from '@haisha/i18n';
import { Icon, IconButton } from '@haisha/ui';
import { useRowTabIndex } from '@haisha/ui/cell-grid';
import type { ImportRow } from '@haisha/validation/import';

export type MoreButtonProps = { row: ImportRow; onPress: (row: ImportRow) => void };

/** Opens a row about which nothing is said. */
export function MoreButton({ row, onPress }: MoreButtonProps) {
  const { t } = useTranslation('import');
  const tabIndex = useRowTabIndex();
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      aria-label={t('decision.of', { number: row.number })}
      tabIndex={tabIndex}
      onClick={() => onPress(row)}
    >
      <Icon name="more" />
    </IconButton>
  );
}
