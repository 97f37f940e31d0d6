import { useTranslation } from '@haisha/i18n';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { manyOf } from '@haisha/records/list/list-definition';
import { nameColumn } from '@haisha/records/list/name-column';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { depot } from './depot.ts';
import { type Depot, depotKinds, depotSortColumns } from './depot-contract.ts';

const definition = { sortColumns: depotSortColumns, filters: { kind: manyOf(depotKinds) } };

/** The list of depots; their form stands in a dialog over it. */
export function DepotListPage() {
  const { t } = useTranslation('depot');
  const columns: ListColumn<Depot>[] = [codeColumn(t('field.code'), 120), nameColumn(t('field.name'), 200)];
  return <RecordList of={depot} list={useListQuery(definition, columns)} columns={columns} />;
}
