import { useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';

type CompareLine = {
  id: string;
  label: string;
  here: string;
  there: string;
  /** Left out where only the texts can tell. */
  differs?: boolean | undefined;
};
export type CompareTableProps = { here: string; there: string; lines: readonly CompareLine[] };

/** Two versions side by side; what differs stands out. */
export function CompareTable({ here, there, lines }: CompareTableProps) {
  const { t } = useTranslation('import');
  const empty = t('columns.empty');
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('compare.field')}</th>
          <th scope="col">{here}</th>
          <th scope="col">{there}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter((line) => line.here !== '' || line.there !== '')
          .map((line) => (
            <tr key={line.id} data-differs={(line.differs ?? differ(line)) || undefined}>
              <th scope="row">{line.label}</th>
              <td>{line.here || empty}</td>
              <td>{line.there || empty}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}

/** Without width, spaces and marks that people write or leave out; an empty cell keeps what is there. */
function differ({ here, there }: CompareLine): boolean {
  const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s,\-・/]/g, '');
  return here !== '' && plain(here) !== plain(there);
}

const Table = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    '& th, & td': { textAlign: 'start', px: '2', py: '1.5', borderBottomWidth: '1px', overflowWrap: 'anywhere' },
    '& thead th': { textStyle: 'xs', fontWeight: 'normal', color: 'fg.subtle' },
    '& tbody th': { fontWeight: 'normal', color: 'fg.muted' },
    '& tbody td': { color: 'fg.muted' },
    '& [data-differs] td': { bg: 'bg.warning', color: 'fg' },
  },
});
