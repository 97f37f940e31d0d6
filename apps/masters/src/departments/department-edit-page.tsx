import { useParams, useQuery } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { departmentsApi } from '@haisha/references/departments/departments-api';
import { DepartmentForm } from './department-form.tsx';

/** Changes a department. */
export function DepartmentEditPage() {
  const { id = '' } = useParams();
  const reading = useQuery({ ...departmentsApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/departments/edit/:id')} path="/departments">
      {(row) => <DepartmentForm key={row.id} row={row} />}
    </LoadedRow>
  );
}
