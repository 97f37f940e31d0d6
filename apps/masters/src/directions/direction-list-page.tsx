import { listPage } from '@haisha/records/list/list-page';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { direction } from '@haisha/references/directions/direction';
import { directionList } from './direction-list.ts';
import { useDirectionColumns } from './use-direction-columns.tsx';
import { useDirectionFilters } from './use-direction-filters.tsx';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-direction-settable.ts')).useDirectionSettable;

const panel = async () => (await import(/* webpackChunkName: "panels" */ './panel/direction-panel.tsx')).DirectionPanel;

/** The list of directions. */
export const directionListPage = listPage(direction, directionList, DirectionListPage);

function DirectionListPage() {
  const columns = useDirectionColumns();
  const list = useListQuery(directionList, columns);
  return (
    <RecordList
      of={direction}
      list={list}
      columns={columns}
      settable={settable}
      panel={panel}
      filters={useDirectionFilters(list)}
    />
  );
}
