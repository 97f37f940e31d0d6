import { useTranslation } from '@haisha/i18n';
import { chakra, NativeSelect } from '@haisha/ui';
import type { Import } from '@haisha/validation/import';
import type { Mapping } from './column-mapping.ts';
import { UnitChoice } from './unit-choice.tsx';

export type ColumnListProps = {
  given: Pick<Import, 'columns' | 'fields'>;
  mapping: Mapping;
  /** The unit in which the numbers of each column are meant. */
  units: Mapping;
  /** The first rows of the file. */
  sample: readonly (readonly string[])[];
  fieldName: (field: string) => string;
  onChange: (column: number, field: string | null) => void;
  onUnit: (column: number, unit: string) => void;
};

const shownRows = 3;

/** Each column of the file: its header, its first values, and the field it fills. */
export function ColumnList({
  given: { columns, fields },
  mapping,
  units,
  sample,
  fieldName,
  onChange,
  onUnit,
}: ColumnListProps) {
  const { t } = useTranslation('import');
  const headerOf = (at: number) => columns[at]?.header || t('columns.unnamed', { number: at + 1 });

  /** A field that another column has says so, unless that is called the same. */
  function labelOf(id: string, column: number): string {
    const holder = mapping.indexOf(id);
    const name = fieldName(id);
    const isOwn = holder === -1 || holder === column || headerOf(holder) === name;
    return isOwn ? name : t('columns.taken', { field: name, header: headerOf(holder) });
  }

  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('columns.header')}</th>
          <th scope="col">{t('columns.sample')}</th>
          <th scope="col">{t('columns.field')}</th>
        </tr>
      </thead>
      <tbody>
        {mapping.map((field, at) => {
          const header = headerOf(at);
          const values = sample.slice(0, shownRows).map((cells) => cells[at] ?? '');
          return (
            <tr key={`${at}-${header}`} data-left={field === null || undefined}>
              <th scope="row">{header}</th>
              <td>
                <Values>
                  {values.map((value, row) => (
                    <li key={row}>{value === '' ? <i>{t('columns.empty')}</i> : value}</li>
                  ))}
                </Values>
              </td>
              <td>
                <NativeSelect.Root>
                  <NativeSelect.Field
                    aria-label={t('columns.fieldOf', { header })}
                    value={field ?? ''}
                    onChange={(event) => onChange(at, event.target.value || null)}
                    {...(field === null && { color: 'fg.warning' })}
                  >
                    <option value="">{t('columns.leaveOut')}</option>
                    {fields.map(({ id, isRequired }) => (
                      <option key={id} value={id}>
                        {isRequired ? t('columns.required', { field: labelOf(id, at) }) : labelOf(id, at)}
                      </option>
                    ))}
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
                <UnitChoice
                  header={header}
                  own={fields.find(({ id }) => id === field)?.unit ?? null}
                  unit={units[at] ?? null}
                  onChange={(unit) => onUnit(at, unit)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    borderCollapse: 'collapse',
    display: { base: 'block', md: 'table' },
    '& thead': { display: { base: 'none', md: 'table-header-group' } },
    '& tbody': { display: { base: 'block', md: 'table-row-group' } },
    '& tr': { display: { base: 'block', md: 'table-row' }, borderBottomWidth: '1px', py: { base: '3', md: '0' } },
    '& th, & td': {
      display: { base: 'block', md: 'table-cell' },
      textAlign: 'start',
      verticalAlign: 'middle',
      px: { base: '0', md: '2' },
      py: { base: '1', md: '2' },
    },
    '& thead th': { h: '8', py: '0', textStyle: 'xs', fontWeight: 'normal', color: 'fg.subtle' },
    '& tbody th': { fontWeight: 'normal', w: { md: '28%' }, overflowWrap: 'anywhere' },
    '& th:first-of-type': { ps: '0' },
    '& td:last-of-type': { w: { md: '36%' }, pe: '0' },
    '& [data-left] > *': { bg: { md: 'bg.warning' } },
  },
});

const Values = chakra('ul', {
  base: {
    listStyle: 'none',
    color: 'fg.muted',
    '& > li': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxW: '22rem' },
    '& i': { fontStyle: 'normal', color: 'fg.subtle' },
  },
});
