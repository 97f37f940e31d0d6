import { useTranslation } from '@haisha/i18n';
import { Box, Card, Checkbox, chakra, Flex, Icon, NativeSelect, Stack } from '@haisha/ui';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { focusInSight } from '../scroll.ts';
import { isOnControl } from './is-on-control.ts';
import type { ViewProps, ViewRow } from './view-props.ts';

/** The table on narrow screens: one card per row, with the primary columns as its heading. */
export function DataCards<Row>(props: ViewProps<Row>) {
  const { label, rows, loading, selection, startAt, ref } = props;
  const { t } = useTranslation('ui');
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () =>
      (
        list.current?.querySelector<HTMLElement>('a') ?? list.current?.querySelector<HTMLElement>('button, input')
      )?.focus(),
  }));
  // Runs only when the first cards appear, and only when the page itself has the focus: a focused field keeps it.
  useLayoutEffect(() => {
    if (startAt === undefined || !document.activeElement?.contains(list.current)) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(startAt)}"]`);
    const link = card?.querySelector<HTMLElement>('a');
    // Scrolls in a later frame, because the page scrolls to its top first.
    if (card && link) focusInSight(link, card);
  }, []);
  return (
    <Stack gap="3" opacity={loading ? 0.6 : 1}>
      <Flex gap="3" align="center" justify="space-between">
        {selection && (
          <Box flexShrink="0">
            <Checkbox
              checked={selection.all === 'all'}
              indeterminate={selection.all === 'some'}
              onCheckedChange={selection.toggleAll}
            >
              {t('table.selectAll')}
            </Checkbox>
          </Box>
        )}
        <SortSelect {...props} />
      </Flex>
      <CardList ref={list} aria-label={label} aria-busy={loading}>
        {rows.map((row) => (
          <DataCard key={row.id} {...props} row={row} />
        ))}
      </CardList>
    </Stack>
  );
}

function SortSelect<Row>({ columns, sort, onSortChange }: ViewProps<Row>) {
  const { t } = useTranslation('ui');
  const sortable = columns.filter((column) => column.sortable);
  if (!onSortChange || sortable.length === 0) return null;
  return (
    <NativeSelect.Root w="auto" minW="0">
      <NativeSelect.Field
        aria-label={t('table.sortBy')}
        value={sort ?? ''}
        onChange={(event) => onSortChange(event.target.value)}
      >
        {sort === undefined && <option value="">{t('table.sortBy')}</option>}
        {sortable.flatMap((column) => [
          <option key={column.id} value={column.id}>
            {t('table.ascending', { column: column.header })}
          </option>,
          <option key={`-${column.id}`} value={`-${column.id}`}>
            {t('table.descending', { column: column.header })}
          </option>,
        ])}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function DataCard<Row>({
  row,
  columns,
  rowLabel,
  selection,
  onOpen,
  openLink,
  marked,
}: ViewProps<Row> & { row: ViewRow<Row> }) {
  const { t } = useTranslation('ui');
  const rest = columns.filter((column) => !column.primary);
  const heading = columns
    .filter((column) => column.primary)
    .map((column) => (
      <Box as="span" key={column.id} overflowWrap="anywhere">
        {column.cell(row.original)}
      </Box>
    ));
  return (
    <Card.Root
      as="li"
      size="sm"
      data-row-id={row.id}
      scrollMarginBlock="24"
      data-marked={marked.has(row.id) ? '' : undefined}
      bg={selection?.isSelected(row.id) ? 'primary.subtle' : 'bg.panel'}
      transition="background-color 0.6s"
      cursor={onOpen && 'pointer'}
      css={{ '&[data-marked]': { bg: 'bg.warning', borderColor: 'border.warning' } }}
      onClick={(event) => {
        if (!isOnControl(event)) onOpen?.(row.original);
      }}
    >
      <Card.Body gap="2">
        <Flex gap="3" align="center">
          {selection && (
            <Checkbox
              aria-label={t('table.selectRow', { name: rowLabel(row.original) })}
              checked={selection.isSelected(row.id)}
              onCheckedChange={() => selection.toggle(row.id)}
            />
          )}
          <Heading>{openLink ? openLink(row.original, heading) : heading}</Heading>
          {onOpen && (
            <Box color="fg.muted" flexShrink="0">
              <Icon name="chevronRight" />
            </Box>
          )}
        </Flex>
        <Facts>
          {rest.map(({ id, header, cell }) => {
            const value = cell(row.original);
            // On a card a label without a value is noise; in a table the empty cell keeps the columns apart.
            if (value === null || value === undefined || value === false || value === '') return null;
            return (
              <Fact key={id}>
                <dt>{header}</dt>
                <dd>{value}</dd>
              </Fact>
            );
          })}
        </Facts>
      </Card.Body>
    </Card.Root>
  );
}

const Heading = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    fontWeight: 'semibold',
    '&, & > a': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
    '& > a': { minH: '6', _hover: { textDecoration: 'underline' } },
  },
});
const CardList = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' } });
const Facts = chakra('dl', { base: { display: 'flex', flexDirection: 'column', gap: '1', textStyle: 'sm' } });
const Fact = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    '&:has(> dd:empty)': { display: 'none' },
    '& dt': { color: 'fg.muted', flexShrink: '0' },
    '& dd': { textAlign: 'end', minW: '0', overflowWrap: 'anywhere' },
    // A finger needs room.
    '&:has(> dd > a)': { alignItems: 'center' },
    '& dd > a': { display: 'inline-flex', alignItems: 'center', minH: '10' },
  },
});
