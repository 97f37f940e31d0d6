import { useQuery, useSearchParams } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { OperationTimeForm } from './operation-time-form.tsx';
import { operationTimesApi } from './operation-times-api.ts';

/** Adds an operation time, from nothing or (`?from=`) from the values of another. */
export function OperationTimeAddPage() {
  const from = useSearchParams()[0].get('from');
  return from ? <CopiedOperationTime id={from} /> : <OperationTimeForm row={null} />;
}

function CopiedOperationTime({ id }: { id: string }) {
  const reading = useQuery({ ...operationTimesApi.detail(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={usePageTitle('/operation-time/add')} path="/operation-time">
      {(row) => <OperationTimeForm row={null} copyOf={row} />}
    </LoadedRow>
  );
}
