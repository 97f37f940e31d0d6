import { useTranslation } from '@haisha/i18n';
import { Box, Button, breakpoints, Flex, Icon, useMediaQuery } from '@haisha/ui';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFetchedPart } from '../use-fetched-part.tsx';
import { type FilterChip, FilterChips, removable } from './filter-chips.tsx';
import { type BarTool, MoreTools } from './more-tools.tsx';
import { useFittingTools } from './use-fitting-tools.ts';

export type FilterBarProps = {
  /** The search field; always visible. */
  search: ReactNode;
  /**
   * The filters, each with its `data-filter`; behind a button until they are wanted, on a phone in a sheet that the first
   * press fetches.
   */
  children?: ReactNode;
  /** The filters in force. */
  chips?: readonly FilterChip[];
  onClear?: () => void;
  /** The filters show at once where they cover nothing: one of them waits for what is typed. */
  isOpenAtFirst?: boolean;
  /** How many rows are found, for the sheet. */
  found?: ReactNode;
  /** What else can be done with the list; those that do not fit go behind a button, the last first. */
  tools?: readonly BarTool[];
  /** At the end, always visible: the way to a new row. */
  trailing?: ReactNode;
  /** It stands between the margins of a page and not at its edges. */
  isWithin?: boolean;
  /** Stands over the row in its place, as long as `isCovered`. */
  cover?: ReactNode;
  isCovered?: boolean;
};

/** The one row above a table: search, filters in force, and at the end what can be done with the list. */
export function FilterBar({
  search,
  children,
  chips = [],
  onClear,
  isOpenAtFirst = false,
  found,
  tools = [],
  trailing,
  isWithin = false,
  cover,
  isCovered = false,
}: FilterBarProps) {
  const { t } = useTranslation('ui');
  const isPhone = useMediaQuery(`not all and (min-width: ${breakpoints.md})`);
  const [wantsOpen, setIsOpen] = useState(isOpenAtFirst && !isPhone);
  const { Part: Sheet, fetch, failure } = useFetchedPart(loadSheet);
  const isOpen = wantsOpen && !isPhone;
  /** The chips whose filter has a control. */
  const [controlled, setControlled] = useState('');
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const filters = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const fitting = useFittingTools(row, tools.length);
  const inset = isWithin ? undefined : { base: '4', md: '6' };
  const count = removable(chips).length;
  const has = children !== undefined && children !== null;

  useLayoutEffect(() => setControlled(String(chips.map(({ id }) => id).filter(controlOf))));
  useLayoutEffect(() => {
    if (wanted.current === null || !isOpen) return;
    const filter = controlOf(wanted.current);
    wanted.current = null;
    const control = filter?.matches('button, input, select') ? filter : filter?.querySelector('button, input, select');
    (control as HTMLElement | null | undefined)?.focus();
  });

  function controlOf(filter: string) {
    return filters.current?.querySelector(`[data-filter="${CSS.escape(filter)}"]`);
  }

  function openAt(filter: string | null) {
    wanted.current = filter;
    setIsOpen(true);
    if (isPhone) void openSheet();
  }

  async function openSheet() {
    if (!(await fetch())) setIsOpen(false);
  }

  return (
    <Box
      as="section"
      aria-label={t('filters.label')}
      position="relative"
      borderBottomWidth={isWithin ? undefined : '1px'}
      flexShrink="0"
    >
      <Flex
        ref={row}
        inert={isCovered}
        minH="bar"
        px={inset}
        py="2"
        gap="2"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        align="center"
        // Tools make room for the filters in force, which scroll only when no tool is left.
        css={{ '&:has(> [data-tool]) > ul': { flexShrink: { md: '0' } } }}
      >
        {search}
        {/* What a control in sight says is not said twice. */}
        <FilterChips
          chips={isOpen ? chips.filter((chip) => !controlled.split(',').includes(chip.id)) : chips}
          onOpen={has ? openAt : undefined}
        />
        {has && (
          <Button
            ref={button}
            variant={count > 0 ? 'subtle' : 'ghost'}
            colorPalette={count > 0 ? 'primary' : 'gray'}
            bg={{ md: 'transparent' }}
            flexShrink="0"
            aria-label={count > 0 ? t('filters.openCount', { count }) : t('filters.open')}
            {...(isPhone ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': isOpen, 'aria-controls': id })}
            onClick={() => (isOpen ? setIsOpen(false) : openAt(null))}
          >
            <Icon name="filter" />
            <Box as="span" hideBelow="md">
              {t('filters.open')}
            </Box>
            {count > 0 && (
              <Box as="span" hideFrom="md">
                {count}
              </Box>
            )}
          </Button>
        )}
        {failure}
        {isOpen && onClear && count > 0 && (
          <Button variant="ghost" colorPalette="gray" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        )}
        <Box data-free="" flex="1" hideBelow="md" />
        {tools.slice(0, fitting).map((tool) => (
          <Box key={tool.id} data-tool="" flexShrink="0" hideBelow="md" css={{ '&:empty': { display: 'none' } }}>
            {tool.node}
          </Box>
        ))}
        {fitting < tools.length && <MoreTools tools={tools.slice(fitting)} />}
        {trailing !== undefined && (
          <Flex gap="2" align="center" flexShrink="0">
            {trailing}
          </Flex>
        )}
      </Flex>
      {has && isPhone && wantsOpen && Sheet && (
        <Sheet
          chips={chips}
          startAt={wanted.current}
          found={found}
          onClear={count > 0 ? onClear : undefined}
          onClose={() => setIsOpen(false)}
          opener={button}
        >
          {children}
        </Sheet>
      )}
      {has && !isPhone && (
        <Flex
          ref={filters}
          id={id}
          display={isOpen ? 'flex' : 'none'}
          px={inset}
          pb="2"
          gap="2"
          wrap="wrap"
          align="center"
        >
          {children}
        </Flex>
      )}
      {cover}
    </Box>
  );
}

const loadSheet = async () => (await import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx')).FilterSheet;
