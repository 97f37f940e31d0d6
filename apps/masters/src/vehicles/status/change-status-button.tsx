import { useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { Button, Icon } from '@haisha/ui';
import type { Vehicle } from '@haisha/validation/vehicle';
import { Suspense, useState } from 'react';

const StatusDialog = lazyDialog(async () => ({ default: (await import('./status-dialog.tsx')).StatusDialog }));

export type ChangeStatusButtonProps = { vehicle: Vehicle };

/** Opens the dialog that changes the status, for those who may and while the vehicle is not archived. */
export function ChangeStatusButton({ vehicle }: ChangeStatusButtonProps) {
  const { t } = useTranslation('vehicle');
  const [isOpen, setIsOpen] = useState(false);
  if (vehicle.archivedAt !== null) return null;
  return (
    <Can permission="vehicle.changeStatus">
      <Button variant="outline" colorPalette="gray" onClick={() => setIsOpen(true)}>
        <Icon name="edit" />
        {t('action.changeStatus')}
      </Button>
      {isOpen && (
        <Suspense>
          <StatusDialog vehicle={vehicle} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Can>
  );
}
