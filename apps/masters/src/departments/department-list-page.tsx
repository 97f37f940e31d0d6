import { listPage } from '@haisha/records/list/list-page';
import { RecordList } from '@haisha/records/list/record-list';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { department } from '@haisha/references/departments/department';
import { departmentList } from './department-list.ts';
import { useDepartmentColumns } from './use-department-columns.tsx';
import { useDepartmentFilters } from './use-department-filters.tsx';

const settable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-department-settable.ts')).useDepartmentSettable;

const panel = async () =>
  (await import(/* webpackChunkName: "panels" */ './panel/department-panel.tsx')).DepartmentPanel;

/** The list of departments. */
export const departmentListPage = listPage(department, departmentList, DepartmentListPage);

function DepartmentListPage() {
  const columns = useDepartmentColumns();
  const list = useListQuery(departmentList, columns);
  return (
    <RecordList
      of={department}
      list={list}
      columns={columns}
      settable={settable}
      panel={panel}
      filters={useDepartmentFilters(list)}
    />
  );
}
