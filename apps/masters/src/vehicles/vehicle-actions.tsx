import { useTranslation } from '@haisha/i18n';
import { Can, Link } from '@haisha/platform';
import { Button, Icon, StatusBadge } from '@haisha/ui';
import type { Vehicle } from '@haisha/validation/vehicle';
import { vehicleTone } from './vehicle-tone.ts';

export type VehicleActionsProps = { row: Vehicle };

/** Over the form of a vehicle: its status, and the way to its history. */
export function VehicleActions({ row }: VehicleActionsProps) {
  const { t } = useTranslation('vehicle');
  return (
    <>
      <StatusBadge tone={vehicleTone(row.status)}>{t(`status.${row.status}`)}</StatusBadge>
      <Can permission="vehicleHistory.read">
        <Button asChild variant="outline" colorPalette="gray">
          <Link to={`/vehicles/histories/${row.id}`}>
            <Icon name="history" />
            {t('action.history')}
          </Link>
        </Button>
      </Can>
    </>
  );
}
