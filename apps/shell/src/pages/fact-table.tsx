import { Box, Table } from '@haisha/ui';
import type { ReactNode } from 'react';

export type FactTableProps = {
  label: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

/** A plain table of facts; wider than a narrow window it scrolls inside its own box. */
export function FactTable({ label, columns, rows }: FactTableProps) {
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={label}>
      <Table.Root
        size="sm"
        minW={columns.length > 2 ? '42rem' : undefined}
        css={{
          '& th, & td': { px: '4', py: '2.5' },
          '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
        }}
      >
        <Table.Header>
          <Table.Row>
            {columns.map((column) => (
              <Table.ColumnHeader key={column} scope="col" whiteSpace="nowrap">
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ id, cells: [name, ...values] }) => (
            <Table.Row key={id}>
              <Table.Cell asChild fontWeight="medium">
                <th scope="row">{name}</th>
              </Table.Cell>
              {values.map((value, index) => (
                <Table.Cell key={index} overflowWrap="anywhere">
                  {value}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
