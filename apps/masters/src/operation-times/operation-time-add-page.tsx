import { useQuery, useSearchParams } from '@haisha/platform';
import { operationTimesApi } from '../api/operation-times-api.ts';
import { LoadedRow } from '../form/loaded-row.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { OperationTimeForm } from './operation-time-form.tsx';

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
