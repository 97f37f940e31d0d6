import { formatDate, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatPlate, type Plate } from '@haisha/rules/plate';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';

type Snapshot = NonNullable<VehicleEntry['after']>;

/** From what to what the system changed something: 岩槻 → 川口; null for entries that people wrote. */
export function useMoveText(): (entry: Pick<VehicleEntry, 'kind' | 'before' | 'after'>) => string | null {
  const { t } = useTranslation('vehicleHistory');
  const { t: vehicleText } = useTranslation('vehicle');
  const localName = useLocalName();

  function snapshotText(snapshot: Snapshot): string {
    const { departmentName, departmentNameEn, plate, status, to } = snapshot;
    if (typeof departmentName === 'string') {
      return localName(departmentName, typeof departmentNameEn === 'string' ? departmentNameEn : null);
    }
    if (plate) return formatPlate(plate as Plate);
    if (typeof status !== 'string') return '';
    const name = vehicleText(`status.${status}`);
    return typeof to === 'string' ? t('entry.until', { status: name, date: formatDate(to) }) : name;
  }

  return ({ before, after }) =>
    before && after ? t('entry.move', { before: snapshotText(before), after: snapshotText(after) }) : null;
}
