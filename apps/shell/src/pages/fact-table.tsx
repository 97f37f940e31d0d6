import { Box, chakra } from '@haisha/ui';
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
      <Facts minW={columns.length > 2 ? '42rem' : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...values] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Facts>
    </Box>
  );
}

const Facts = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& :is(th, td)': { px: '4', py: '2.5', textAlign: 'start' },
    '& td': { overflowWrap: 'anywhere' },
    '& tr:not(tbody > :last-of-type) > *': { borderBottomWidth: '1px' },
    '& th': { fontWeight: 'medium' },
    '& thead th': { fontWeight: 'semibold', whiteSpace: 'nowrap' },
  },
});
