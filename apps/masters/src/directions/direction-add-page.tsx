import { useQuery, useSearchParams } from '@haisha/platform';
import { directionsApi } from '../api/directions-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { DirectionForm } from './direction-form.tsx';
import { directionValues } from './direction-values.ts';

/** Adds a direction, from nothing or (`?from=`) from the values of another. */
export function DirectionAddPage() {
  const from = useSearchParams()[0].get('from');
  return from ? <CopiedDirection id={from} /> : <DirectionForm row={null} />;
}

function CopiedDirection({ id }: { id: string }) {
  const reading = useQuery({ ...directionsApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/direction-base/add')} path="/direction-base">
      {(row) => <DirectionForm row={null} initial={{ ...directionValues(row), code: '' }} />}
    </LoadedRow>
  );
}
