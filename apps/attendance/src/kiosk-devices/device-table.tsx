import { formatInstant, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Button } from '@haisha/ui';
import type { KioskDevice } from '@haisha/validation/kiosk';
import { OfficeTable } from '../fields/office-table.ts';

export type DeviceTableProps = {
  devices: readonly KioskDevice[];
  onRevoke: ((device: KioskDevice) => void) | undefined;
};

/** Each tablet with its centre, who made it, when it was used last, and whether it may still punch. */
export function DeviceTable({ devices, onRevoke }: DeviceTableProps) {
  const { t } = useTranslation('kioskDevice');
  const localName = useLocalName();
  return (
    <OfficeTable>
      <table aria-label={t('list')}>
        <thead>
          <tr>
            {(['name', 'centre', 'state', 'lastUsed', 'made', 'acts'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <tr key={device.id}>
              <th scope="row">{device.name}</th>
              <td>{localName(device.departmentName, device.departmentNameEn)}</td>
              <td data-soft={device.revokedAt === null ? undefined : ''}>{t(`state.${stateOf(device)}`)}</td>
              <td data-nowrap="" data-label={t('column.lastUsed')}>
                {device.lastUsedAt === null ? '–' : formatInstant(device.lastUsedAt)}
              </td>
              <td data-soft="">
                {[formatInstant(device.createdAt), device.createdBy?.name].filter(Boolean).join(' ')}
              </td>
              <td data-acts="">
                {device.revokedAt === null && onRevoke && (
                  <Button size="sm" variant="outline" colorPalette="gray" onClick={() => onRevoke(device)}>
                    {t('revoke')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </OfficeTable>
  );
}

function stateOf({ registeredAt, revokedAt }: KioskDevice): 'revoked' | 'registered' | 'waiting' {
  if (revokedAt !== null) return 'revoked';
  return registeredAt === null ? 'waiting' : 'registered';
}
