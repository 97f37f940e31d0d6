import { useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { EntityListPage } from '@haisha/records/list/entity-list-page';
import { useListQuery } from '@haisha/records/list/use-list-query';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { departmentsApi } from '@haisha/references/departments/departments-api';
import { departmentList } from './department-list.ts';
import { useDepartmentColumns } from './use-department-columns.tsx';
import { useDepartmentFilters } from './use-department-filters.tsx';

const loadSettable = async () =>
  (await import(/* webpackChunkName: "settables" */ './use-department-settable.ts')).useDepartmentSettable;

/** The list of departments. */
export function DepartmentListPage() {
  const { t } = useTranslation('department');
  const columns = useDepartmentColumns();
  const list = useListQuery(departmentList, columns);
  const reading = useQuery({ ...departmentsApi.list(list.query), placeholderData: keepPreviousData });
  return (
    <EntityListPage
      title={usePageTitle('/departments')}
      path="/departments"
      permission="department"
      importPermission="importDepartments.create"
      list={list}
      reading={reading}
      api={departmentsApi}
      columns={columns}
      nameOf={codeAndName}
      loadSettable={loadSettable}
      searchHint={t('search.hint')}
      searchHelp={t('search.help')}
      {...useDepartmentFilters(list)}
    />
  );
}
