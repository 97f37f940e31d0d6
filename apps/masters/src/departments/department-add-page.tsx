import { useQuery, useSearchParams } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { departmentsApi } from '@haisha/references/departments/departments-api';
import { DepartmentForm } from './department-form.tsx';
import { departmentValues } from './department-values.ts';

/** Adds a department, from nothing or (`?from=`) from the values of another. */
export function DepartmentAddPage() {
  const from = useSearchParams()[0].get('from');
  return from ? <CopiedDepartment id={from} /> : <DepartmentForm row={null} />;
}

function CopiedDepartment({ id }: { id: string }) {
  const reading = useQuery({ ...departmentsApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/departments/add')} path="/departments">
      {(row) => <DepartmentForm row={null} initial={{ ...departmentValues(row), code: '' }} />}
    </LoadedRow>
  );
}
