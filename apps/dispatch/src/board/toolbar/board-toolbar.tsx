import { formatDate, formatWeekday, tokyoDate, useLocale, useTranslation } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { Box, Button, Flex, Icon } from '@haisha/ui';
import { DayStepper } from '@haisha/ui/day-stepper';
import { Segments } from '@haisha/ui/segments';
import { lazy, Suspense, useState } from 'react';
import { boardRows, filterCount } from '../address/board-address.ts';
import { useBoard } from '../board-context.ts';
import { boardRanges, daysOf } from '../geometry/scale.ts';
import { BoardActs, type BoardActsProps } from './board-acts.tsx';

const BoardFilters = lazy(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './board-filters.tsx')).BoardFilters,
}));

export type BoardToolbarProps = BoardActsProps & { isPhone: boolean };

/** The one row above the board: the day, how much of it, what rows are, the centre, filters, and what can be done. */
export function BoardToolbar({ isPhone, ...acts }: BoardToolbarProps) {
  const { t } = useTranslation('board');
  const locale = useLocale();
  const { address, change } = useBoard();
  const [isOpen, setIsOpen] = useState(false);
  const { date, range } = address;
  const days = daysOf(range);
  const step = range === 'day' || range === 'three' ? 1 : days;
  const count = filterCount(address);
  const go = (by: number) => change({ date: addDays(date, by), run: null });

  return (
    <Box as="section" aria-label={t('toolbar.label')} borderBottomWidth="1px" flexShrink="0">
      <Flex minH="bar" px={{ base: '3', md: '6' }} py="2" gap={{ base: '1', md: '2' }} align="center" wrap="wrap">
        <DayStepper
          date={date}
          text={
            days === 1
              ? `${formatDate(date)} (${formatWeekday(date, locale)})`
              : `${formatDate(date)}–${formatDate(addDays(date, days - 1)).slice(5)}`
          }
          labels={{
            previous: t('toolbar.previous'),
            today: t('toolbar.today'),
            next: t('toolbar.next'),
            date: t('toolbar.date'),
          }}
          onStep={(direction) => go(direction * step)}
          onToday={() => change({ date: tokyoDate(), run: null })}
          onDate={(chosen) => change({ date: chosen, run: null })}
        />
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
        <BoardActs {...acts} />
      </Flex>
      <Box id="board-filters" hidden={!isOpen} px="4" pb="2">
        <Suspense>{isOpen && <BoardFilters />}</Suspense>
      </Box>
    </Box>
  );
}
