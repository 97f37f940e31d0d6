import { useTranslation } from '@haisha/i18n';
import { Button, Flex, Icon } from '@haisha/ui';

export type FilterChip = {
  id: string;
  /** The filter and its value: `状態: 稼働中`. */
  label: string;
  onRemove: () => void;
};
export type FilterChipsProps = { chips: readonly FilterChip[]; onClear: () => void };

/** Shows the active filters, each removed by a press; nothing without filters. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const { t } = useTranslation('ui');
  if (chips.length === 0) return null;
  return (
    <Flex as="ul" aria-label={t('filters.inForce')} gap="2" wrap="wrap" align="center" listStyleType="none">
      {chips.map((chip) => (
        <li key={chip.id}>
          <Button
            variant="subtle"
            rounded="full"
            px="4"
            fontWeight="normal"
            aria-label={t('filters.remove', { name: chip.label })}
            onClick={chip.onRemove}
          >
            {chip.label}
            <Icon name="close" size={16} />
          </Button>
        </li>
      ))}
      <li>
        <Button variant="ghost" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </li>
    </Flex>
  );
}
