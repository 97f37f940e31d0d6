import { useTranslation } from '@haisha/i18n';
import { Box, Button, Flex, Icon } from '@haisha/ui';
import { type ReactNode, useId, useState } from 'react';
import { type FilterChip, FilterChips } from './filter-chips.tsx';

export type FilterBarProps = {
  /** The search field; always visible. */
  search: ReactNode;
  /** The filters; behind a button until they are wanted. */
  children?: ReactNode;
  /** The filters in force. */
  chips?: readonly FilterChip[];
  onClear?: () => void;
  /** Controls of the table itself and, last, the way to a new row. */
  trailing?: ReactNode;
};

/** The one row above a table: search, filters in force, and at the end the controls of the table. */
export function FilterBar({ search, children, chips = [], onClear, trailing }: FilterBarProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const has = children !== undefined && children !== null;
  return (
    <Box as="section" aria-label={t('filters.label')} borderBottomWidth="1px" flexShrink="0">
      <Flex minH="bar" px={{ base: '4', md: '6' }} py="2" gap="2" wrap={{ base: 'wrap', md: 'nowrap' }} align="center">
        {search}
        <FilterChips chips={chips} onClear={onClear} />
        {has && (
          <Button
            variant="ghost"
            colorPalette={chips.length > 0 ? 'primary' : 'gray'}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="filter" />
            {t('filters.open')}
          </Button>
        )}
        {trailing !== undefined && (
          <Flex ms="auto" gap="2" align="center" flexShrink="0">
            {trailing}
          </Flex>
        )}
      </Flex>
      {has && (
        <Flex
          id={id}
          display={isOpen ? 'flex' : 'none'}
          px={{ base: '4', md: '6' }}
          pb="2"
          gap="2"
          wrap="wrap"
          align="center"
        >
          {children}
        </Flex>
      )}
    </Box>
  );
}
