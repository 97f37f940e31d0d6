import { useTranslation } from '@haisha/i18n';
import { Box, Button, Card, Checkbox, chakra, Flex, NativeSelect, Stack } from '@haisha/ui';
import { useImperativeHandle, useRef } from 'react';
import type { ViewProps, ViewRow } from './view-props.ts';

/** The table on narrow screens: one card a row, headed by the primary columns. */
export function DataCards<Row>(props: ViewProps<Row>) {
  const { label, rows, loading, selection, ref } = props;
  const { t } = useTranslation('ui');
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => list.current?.querySelector<HTMLElement>('a, button, input')?.focus(),
  }));
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

function DataCard<Row>({ row, columns, rowLabel, selection, onOpen, marked }: ViewProps<Row> & { row: ViewRow<Row> }) {
  const { t } = useTranslation('ui');
  const name = rowLabel(row.original);
  const rest = columns.filter((column) => !column.primary);
  return (
    <Card.Root
      as="li"
      size="sm"
      data-marked={marked.has(row.id) ? '' : undefined}
      bg={selection?.isSelected(row.id) ? 'primary.subtle' : 'bg.panel'}
      transition="background-color 0.6s"
      css={{ '&[data-marked]': { bg: 'bg.warning', borderColor: 'border.warning' } }}
    >
      <Card.Body gap="2">
        <Flex gap="3" align="center">
          {selection && (
            <Checkbox
              aria-label={t('table.selectRow', { name })}
              checked={selection.isSelected(row.id)}
              onCheckedChange={() => selection.toggle(row.id)}
            />
          )}
          <Flex flex="1" minW="0" gap="3" wrap="wrap" align="baseline" fontWeight="semibold">
            {columns
              .filter((column) => column.primary)
              .map((column) => (
                <Box key={column.id} overflowWrap="anywhere">
                  {column.cell(row.original)}
                </Box>
              ))}
          </Flex>
        </Flex>
        <Facts>
          {rest.map(({ id, header, cell }) => {
            const value = cell(row.original);
            // A name without a value says nothing here; in a table it is what keeps the columns apart.
            if (value === null || value === undefined || value === false || value === '') return null;
            return (
              <Fact key={id}>
                <dt>{header}</dt>
                <dd>{value}</dd>
              </Fact>
            );
          })}
        </Facts>
        {onOpen && (
          <Button
            variant="outline"
            w="full"
            aria-label={t('table.openRow', { name })}
            onClick={() => onOpen(row.original)}
          >
            {t('table.open')}
          </Button>
        )}
      </Card.Body>
    </Card.Root>
  );
}

const CardList = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' } });
const Facts = chakra('dl', { base: { display: 'flex', flexDirection: 'column', gap: '1', textStyle: 'sm' } });
const Fact = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    '& dt': { color: 'fg.muted', flexShrink: '0' },
    '& dd': { textAlign: 'end', minW: '0', overflowWrap: 'anywhere' },
  },
});
