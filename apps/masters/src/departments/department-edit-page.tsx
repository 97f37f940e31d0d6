import { useParams, useQuery } from '@haisha/platform';
import { departmentsApi } from '../api/departments-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
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
