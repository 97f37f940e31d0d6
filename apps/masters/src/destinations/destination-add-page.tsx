import { useQuery, useSearchParams } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { destinationsApi } from '@haisha/references/destinations/destinations-api';
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
