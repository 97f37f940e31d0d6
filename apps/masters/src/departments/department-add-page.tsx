import { useQuery, useSearchParams } from '@haisha/platform';
import { departmentsApi } from '../api/departments-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
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
