import { useQuery, useSearchParams } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { directionsApi } from '@haisha/references/directions/directions-api';
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
