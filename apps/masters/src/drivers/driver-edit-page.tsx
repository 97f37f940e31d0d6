import { useParams, useQuery } from '@haisha/platform';
import { driversApi } from '../api/drivers-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { DriverForm } from './driver-form.tsx';

/** Changes a driver. */
export function DriverEditPage() {
  const { id = '' } = useParams();
  const reading = useQuery({ ...driversApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/drivers/edit/:id')} path="/drivers">
      {(row) => <DriverForm key={row.id} row={row} />}
    </LoadedRow>
  );
}
