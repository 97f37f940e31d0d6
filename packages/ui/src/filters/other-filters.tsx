import { useJoined, useTranslation } from '@haisha/i18n';
import { Button, Flex, Icon, Text } from '@haisha/ui';
import type { FilterChip } from './filter-chips.tsx';

/** The filters in force that have no control in the sheet, each to be taken away by a press. */
export function OtherFilters({ chips }: { chips: readonly FilterChip[] }) {
  const { t } = useTranslation('ui');
  const joined = useJoined();
  if (chips.length === 0) return null;
  return (
    <Flex as="ul" wrap="wrap" gap="2" listStyleType="none" aria-label={t('filters.inForce')}>
      {chips.map(({ id, name, values, onRemove }) => {
        const text = `${name} ${joined(values)}`;
        return (
          <li key={id}>
            {onRemove ? (
              <Button variant="subtle" aria-label={t('filters.remove', { name: text })} onClick={onRemove}>
                {text}
                <Icon name="close" />
              </Button>
            ) : (
              <Text lineHeight="{sizes.control}">{text}</Text>
            )}
          </li>
        );
      })}
    </Flex>
  );
}
