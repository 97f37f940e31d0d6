import { formatDate, formatWeekday, tokyoDate, useLocale, useTranslation } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { Box, Button, Flex, Icon, IconButton } from '@haisha/ui';
import { useShortcut } from '@haisha/ui/keys';
import { useRef, useState } from 'react';
import { boardRows, filterCount } from '../address/board-address.ts';
import { useBoard } from '../board-context.ts';
import type { BoardCommands } from '../commands/use-commands.ts';
import type { Decisions } from '../day/decisions.ts';
import { boardRanges, daysOf } from '../geometry/scale.ts';
import { BoardActs } from './board-acts.tsx';
import { BoardFilters } from './board-filters.tsx';
import { Segments } from './segments.tsx';

export type BoardToolbarProps = {
  commands: BoardCommands;
  decisions: Decisions | undefined;
  isPhone: boolean;
};

/** The one row above the board: the day, how much of it, what rows are, the centre, filters, and what can be done. */
export function BoardToolbar({ commands, decisions, isPhone }: BoardToolbarProps) {
  const { t } = useTranslation('board');
  const locale = useLocale();
  const { address, change } = useBoard();
  const [isOpen, setIsOpen] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { date, range } = address;
  const step = range === 'day' || range === 'three' ? 1 : daysOf(range);
  const count = filterCount(address);
  const go = (days: number) => change({ date: addDays(date, days), run: null });
  useShortcut('[', () => go(-step));
  useShortcut(']', () => go(step));
  useShortcut('t', () => change({ date: tokyoDate(), run: null }));

  return (
    <Box as="section" aria-label={t('toolbar.label')} borderBottomWidth="1px" flexShrink="0">
      <Flex minH="bar" px={{ base: '3', md: '4' }} py="2" gap="2" align="center" wrap={{ base: 'wrap', lg: 'nowrap' }}>
        <IconButton {...quiet} aria-label={t('toolbar.previous')} aria-keyshortcuts="[" onClick={() => go(-step)}>
          <Icon name="chevronLeft" />
        </IconButton>
        <Button {...quiet} aria-keyshortcuts="t" onClick={() => change({ date: tokyoDate(), run: null })}>
          {t('toolbar.today')}
        </Button>
        <IconButton {...quiet} aria-label={t('toolbar.next')} aria-keyshortcuts="]" onClick={() => go(step)}>
          <Icon name="chevronRight" />
        </IconButton>
        <Box position="relative" fontWeight="bold" textStyle="md" whiteSpace="nowrap" px="1" flexShrink="0">
          <span>
            {formatDate(date)}
            {` (${formatWeekday(date, locale)})`}
          </span>
          <Box asChild position="absolute" inset="0" opacity="0" w="full" cursor="pointer">
            <input
              ref={picker}
              type="date"
              aria-label={t('toolbar.date')}
              value={date}
              onClick={() => picker.current?.showPicker?.()}
              onChange={(event) => event.target.value && change({ date: event.target.value, run: null })}
            />
          </Box>
        </Box>
        {!isPhone && (
          <>
            <Segments
              label={t('toolbar.range')}
              value={range}
              choices={boardRanges.map((value) => ({ value, text: t(`range.${value}`) }))}
              onChange={(value) => change({ range: value })}
            />
            <Segments
              label={t('toolbar.rows')}
              value={address.rows}
              choices={boardRows.map((value) => ({ value, text: t(`rows.${value}`) }))}
              onChange={(value) => change({ rows: value })}
            />
          </>
        )}
        <Button
          variant={count > 0 ? 'subtle' : 'ghost'}
          colorPalette={count > 0 ? 'primary' : 'gray'}
          flexShrink="0"
          aria-expanded={isOpen}
          aria-controls="board-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" />
          {count > 0 ? t('toolbar.filtersCount', { count }) : t('toolbar.filters')}
        </Button>
        <Box flex="1" />
        <BoardActs commands={commands} decisions={decisions} />
      </Flex>
      <Box id="board-filters" hidden={!isOpen} px="4" pb="2">
        {isOpen && <BoardFilters />}
      </Box>
    </Box>
  );
}

const quiet = { variant: 'outline', colorPalette: 'gray', flexShrink: '0' } as const;
