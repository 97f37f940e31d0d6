import { useTranslation } from '@haisha/i18n';
import { Box, Button, chakra, Icon } from '@haisha/ui';

export type FilterChip = {
  id: string;
  /** The filter and its value: `状態: 稼働中`. */
  label: string;
  onRemove: () => void;
};
export type FilterChipsProps = { chips: readonly FilterChip[]; onClear?: (() => void) | undefined };

/** Shows the active filters, each removed by a press; nothing without filters. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const { t } = useTranslation('ui');
  if (chips.length === 0) return null;
  return (
    <List aria-label={t('filters.inForce')}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <Button
            variant="subtle"
            px="2.5"
            maxW="16rem"
            aria-label={t('filters.remove', { name: chip.label })}
            onClick={chip.onRemove}
          >
            <Box as="span" truncate>
              {chip.label}
            </Box>
            <Icon name="close" size={14} />
          </Button>
        </li>
      ))}
      {onClear && chips.length > 1 && (
        <li>
          <Button variant="ghost" colorPalette="gray" px="2" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        </li>
      )}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: '0',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > li': { flexShrink: '0' },
  },
});
