import { useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import { chipsOf } from '@haisha/records/list/chips-of';
import { codeColumn } from '@haisha/records/list/code-column';
import { FilterMany } from '@haisha/records/list/filter-many';
import type { ListColumn } from '@haisha/records/list/list-column';
import { manyOf } from '@haisha/records/list/list-definition';
import { listPage } from '@haisha/records/list/list-page';
import { manyChoice } from '@haisha/records/list/many-choice';
import { nameColumn } from '@haisha/records/list/name-column';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { parcel } from './parcel.ts';
import { type Parcel, parcelSortColumns, sizes } from './parcel-contract.ts';

const definition = {
  sortColumns: parcelSortColumns,
  filters: { size: manyOf(sizes) },
  hiddenColumns: ['updatedAt'],
};

function useSettable(): SettableField<Parcel>[] {
  const { t } = useTranslation('parcel');
  const options = sizes.map((value) => ({ value, label: t(`size.${value}`) }));
  return [{ field: 'size', label: t('field.size'), textOf: ({ size }) => t(`size.${size}`), options }];
}

const settable = async () => useSettable;
const panel = async () => (await import('./parcel-panel.tsx')).ParcelPanel;

/** The list of parcels. */
export const parcelListPage = listPage(parcel, definition, ParcelListPage);

function ParcelListPage() {
  const { t } = useTranslation('parcel');
  const localName = useLocalName();
  const columns: ListColumn<Parcel>[] = [
    codeColumn(t('field.code'), 120),
    nameColumn(t('field.name'), 200),
    { id: 'size', header: t('field.size'), cell: ({ size }) => t(`size.${size}`), sortable: true, width: 100 },
    {
      id: 'depotName',
      header: t('field.depotName'),
      cell: (row) => localName(row.depotName, row.depotNameEn),
      sortable: true,
      width: 200,
    },
    useUpdatedAtColumn(),
  ];
  const list = useListQuery(definition, columns);
  const size = manyChoice(list, 'size', {
    label: t('field.size'),
    options: sizes.map((value) => ({ value, label: t(`size.${value}`) })),
  });
  return (
    <RecordList
      of={parcel}
      list={list}
      columns={columns}
      settable={settable}
      panel={panel}
      filters={{ fields: <FilterMany {...size} />, chips: chipsOf(size) }}
    />
  );
}
