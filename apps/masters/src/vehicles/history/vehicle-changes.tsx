import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { chakra, EmptyState, SkeletonTable } from '@haisha/ui';
import { vehicleChanges } from '../../api/vehicle-entries-api.ts';
import { ChangeItem } from './change-item.tsx';

export type VehicleChangesProps = { vehicleId: string };

/** Every write to the record of a vehicle: who, when, and what was before and after. */
export function VehicleChanges({ vehicleId }: VehicleChangesProps) {
  const { t } = useTranslation('vehicleHistory');
  const { data, error, refetch } = useQuery({ ...vehicleChanges(vehicleId), refetchOnMount: 'always' });
  if (error && data === undefined) {
    return <ProblemState error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <SkeletonTable />;
  if (data.items.length === 0) return <EmptyState title={t('change.nothing')} icon="history" />;
  return (
    <List aria-label={t('view.changes')}>
      {data.items.map((change) => (
        <ChangeItem key={change.id} change={change} />
      ))}
    </List>
  );
}

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '3', listStyleType: 'none' } });
