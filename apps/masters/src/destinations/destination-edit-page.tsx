import { useParams, useQuery } from '@haisha/platform';
import { destinationsApi } from '../api/destinations-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
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
