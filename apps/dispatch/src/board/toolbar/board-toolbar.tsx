import { formatDate, formatWeekday, tokyoDate, useLocale, useTranslation } from '@haisha/i18n';
import { lazyPart } from '@haisha/platform/lazy-part';
import { addDays } from '@haisha/rules/calendar';
import { Box, Button, Flex, Icon } from '@haisha/ui';
import { DayStepper } from '@haisha/ui/day-stepper';
import { Segments } from '@haisha/ui/segments';
import { Suspense, useState } from 'react';
import { boardRows, filterCount } from '../address/board-address.ts';
import { useBoard } from '../board-context.ts';
import { boardRanges, daysOf } from '../geometry/scale.ts';
import { BoardActs, type BoardActsProps } from './board-acts.tsx';
import { useRangeKeys } from './use-range-keys.ts';

const BoardFilters = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './board-filters.tsx')).BoardFilters,
}));

export type BoardToolbarProps = Omit<BoardActsProps, 'onFilters'> & { isPhone: boolean };

/** The one row above the board: the day, how much of it, what rows are, the centre, filters, and what can be done. */
export function BoardToolbar({ isPhone, ...acts }: BoardToolbarProps) {
  const { t } = useTranslation('board');
  const locale = useLocale();
  const { address, change } = useBoard();
  const { date, range } = address;
  const days = daysOf(range);
  const step = range === 'day' || range === 'three' ? 1 : days;
  const count = filterCount(address);
  // A phone has no button for them: what is set stands there.
  const [isOpen, setIsOpen] = useState(isPhone && count > 0);
  useRangeKeys((value) => change({ range: value }), !isPhone);
  const go = (by: number) => change({ date: addDays(date, by), run: null });

  return (
    <Box as="section" aria-label={t('toolbar.label')} borderBottomWidth="1px" flexShrink="0" css={toolbarRoom}>
      <Flex
        minH="bar"
        px={{ base: '3', md: '6' }}
        py={{ base: '1', md: '2' }}
        gap={{ base: '1', md: '2' }}
        align="center"
        {...(isPhone && { 'data-phone': '' })}
      >
        <DayStepper
          date={date}
          text={
            days === 1
              ? `${isPhone ? formatDate(date).slice(5) : formatDate(date)} (${formatWeekday(date, locale)})`
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
            <Box data-tool="rows">
              <Segments
                label={t('toolbar.rows')}
                value={address.rows}
                choices={boardRows.map((value) => ({ value, text: t(`rows.${value}`) }))}
                onChange={(value) => change({ rows: value })}
              />
            </Box>
          </>
        )}
        {!isPhone && (
          <Button
            variant={count > 0 ? 'subtle' : 'ghost'}
            colorPalette={count > 0 ? 'primary' : 'gray'}
            flexShrink="0"
            aria-expanded={isOpen}
            aria-controls="board-filters"
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="filter" />
            <span data-tool-name="">{count > 0 ? t('toolbar.filtersCount', { count }) : t('toolbar.filters')}</span>
          </Button>
        )}
        <Box flex="1" />
        <BoardActs {...acts} onFilters={isPhone ? () => setIsOpen(!isOpen) : null} />
      </Flex>
      <Box id="board-filters" hidden={!isOpen} px="4" pb="2">
        <Suspense>{isOpen && <BoardFilters />}</Suspense>
      </Box>
    </Box>
  );
}

/** One row: what has no room in it goes into its menu, from the right; what confirms the day never does. */
const toolbarRoom = {
  containerType: 'inline-size',
  '@container (max-width: 68rem)': { '& [data-tool=undo]': { display: 'none' } },
  '@container (max-width: 64rem)': { '& [data-tool-name]': { srOnly: true } },
  // Its words are longer.
  '@container (max-width: 62rem)': { '&:lang(en) [data-tool=rows]': { display: 'none' } },
  '@container (max-width: 56rem)': { '& [data-tool=rows]': { display: 'none' } },
  '& > [data-phone]': { justifyContent: 'space-between', '& > button:last-of-type > svg': { display: 'none' } },
  // The day of a phone is changed by its arrows; today is in the menu.
  '& > [data-phone] > [aria-keyshortcuts=t]': { display: 'none' },
};
