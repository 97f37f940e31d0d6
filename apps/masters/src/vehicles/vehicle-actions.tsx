import { useTranslation } from '@haisha/i18n';
import { Can, Link } from '@haisha/platform';
import { Button, Icon, StatusBadge } from '@haisha/ui';
import type { Vehicle } from '@haisha/validation/vehicle';
import { historyPath } from './history/history-path.ts';
import { ChangeStatusButton } from './status/change-status-button.tsx';
import { vehicleTone } from './vehicle-tone.ts';

export type VehicleActionsProps = { row: Vehicle };

/** Over the form of a vehicle: its status, the way to change it, and to its history. */
export function VehicleActions({ row }: VehicleActionsProps) {
  const { t } = useTranslation('vehicle');
  return (
    <>
      <StatusBadge tone={vehicleTone(row.status)}>{t(`status.${row.status}`)}</StatusBadge>
      <ChangeStatusButton vehicle={row} />
      <Can permission="vehicleHistory.read">
        <Button asChild variant="outline" colorPalette="gray">
          <Link to={historyPath(row.id)}>
            <Icon name="history" />
            {t('action.history')}
          </Link>
        </Button>
      </Can>
    </>
  );
}
