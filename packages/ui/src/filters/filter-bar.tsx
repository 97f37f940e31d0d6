import { useTranslation } from '@haisha/i18n';
import { Button, breakpoints, Flex, Icon, useMediaQuery } from '@haisha/ui';
import { type ReactNode, useId, useState } from 'react';

export type FilterBarProps = {
  /** The search field; always visible. */
  search: ReactNode;
  /** The filters; on narrow screens behind a button, together with `trailing`. */
  children?: ReactNode;
  /** The number of active filters, shown on that button. */
  activeCount?: number;
  /** Controls of the table itself: column menu, export. */
  trailing?: ReactNode;
};

/** The bar above a table: search, filters, and at the end the controls of the table. */
export function FilterBar({ search, children, activeCount = 0, trailing }: FilterBarProps) {
  const { t } = useTranslation('ui');
  const wide = useMediaQuery(`(min-width: ${breakpoints.md}px)`);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const has = children !== undefined && children !== null;
  const hasEnd = trailing !== undefined;
  const end = hasEnd && (
    <Flex ms="auto" gap="2" wrap="wrap" justify="flex-end">
      {trailing}
    </Flex>
  );
  return (
    <Flex as="section" aria-label={t('filters.label')} gap="3" wrap="wrap" align="flex-end">
      {search}
      {has && !wide && (
        <Button
          variant="outline"
          colorPalette="gray"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" />
          {activeCount > 0 ? t('filters.openCount', { count: activeCount }) : t('filters.open')}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </Button>
      )}
      {(wide || !has) && end}
      {has && (
        <Flex
          id={id}
          // The filters follow the search on its line, unless that line ends with the table's controls: then they get a
          // line of their own.
          display={wide ? (hasEnd ? 'flex' : 'contents') : isOpen ? 'flex' : 'none'}
          order={1}
          w="full"
          gap={{ base: '3', md: '2' }}
          wrap="wrap"
          align="flex-end"
        >
          {children}
          {!wide && end}
        </Flex>
      )}
    </Flex>
  );
}
