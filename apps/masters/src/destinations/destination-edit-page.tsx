import { useParams, useQuery } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { destinationsApi } from '@haisha/references/destinations/destinations-api';
import { DestinationForm } from './destination-form.tsx';

/** Changes a destination. */
export function DestinationEditPage() {
  const { id = '' } = useParams();
  const reading = useQuery({ ...destinationsApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/delivery-destination/edit/:id')} path="/delivery-destination">
      {(row) => <DestinationForm key={row.id} row={row} />}
    </LoadedRow>
  );
}
