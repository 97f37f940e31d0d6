import { useQuery, useSearchParams } from '@haisha/platform';
import { destinationsApi } from '../api/destinations-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { DestinationForm } from './destination-form.tsx';

/** Adds a destination, from nothing or (`?from=`) from the values of another. */
export function DestinationAddPage() {
  const from = useSearchParams()[0].get('from');
  return from ? <CopiedDestination id={from} /> : <DestinationForm row={null} />;
}

function CopiedDestination({ id }: { id: string }) {
  const reading = useQuery({ ...destinationsApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/delivery-destination/add')} path="/delivery-destination">
      {(row) => <DestinationForm row={null} copyOf={row} />}
    </LoadedRow>
  );
}
