import { Box, chakra } from '@haisha/ui';
import type { ReactNode } from 'react';

export type FactTableProps = {
  label: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

/** A plain table of facts; in a narrow window each row becomes a list of its values with their names. */
export function FactTable({ label, columns, rows }: FactTableProps) {
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={label}>
      <Facts data-wide={columns.length > 2 ? '' : undefined}>
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
                <td key={index} data-column={columns[index + 1]}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Facts>
    </Box>
  );
}

const narrow = '@media screen and (max-width: 47.99rem)';
const visuallyHidden = { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const Facts = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& :is(th, td)': { px: '2', py: '2', textAlign: 'start' },
    '& th:first-of-type': { ps: '0' },
    '& td': { overflowWrap: 'anywhere', color: 'fg.muted' },
    '& tr:not(tbody > :last-of-type)': { borderBottomWidth: '1px' },
    '& th': { fontWeight: 'normal' },
    '& thead th': { h: '8', py: '0', textStyle: 'xs', color: 'fg.subtle', whiteSpace: 'nowrap' },
    [narrow]: {
      '&[data-wide] thead': visuallyHidden,
      '&[data-wide] :is(tbody, tr, th)': { display: 'block' },
      '&[data-wide] tbody tr': { py: '2.5' },
      '&[data-wide] tbody tr > *': { px: '0', py: '0.5' },
      '&[data-wide] td': { display: 'flex', gap: '3' },
      '&[data-wide] td:empty': { display: 'none' },
      '&[data-wide] td::before': { content: 'attr(data-column)', flex: '0 0 6rem', color: 'fg.subtle' },
    },
  },
});
