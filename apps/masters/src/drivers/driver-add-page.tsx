import { useQuery, useSearchParams } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { driversApi } from '@haisha/references/drivers/drivers-api';
import { DriverForm } from './driver-form.tsx';

/** Adds a driver, from nothing or (`?from=`) for the same work as another. */
export function DriverAddPage() {
  const from = useSearchParams()[0].get('from');
  return from ? <CopiedDriver id={from} /> : <DriverForm row={null} />;
}

function CopiedDriver({ id }: { id: string }) {
  const reading = useQuery({ ...driversApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/drivers/add')} path="/drivers">
      {(row) => <DriverForm row={null} copyOf={row} />}
    </LoadedRow>
  );
}
