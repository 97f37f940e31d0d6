import { formatDate, formatYen, useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { useSettled } from '@haisha/records/form/use-settled';
import { PanelLines, PanelLink } from '@haisha/records/panel/panel-lines';
import { PanelSection } from '@haisha/records/panel/panel-parts';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import { historyPath } from '../history/history-path.ts';
import { useMoveText } from '../history/use-move-text.ts';
import { vehicleEntriesApi } from '../history/vehicle-entries-api.ts';

const passingMs = 150;

/** What was done to a vehicle last, and the way to its history. */
export function LastEntries({ vehicle: { id } }: { vehicle: Pick<Vehicle, 'id'> }) {
  const { t } = useTranslation('vehicleHistory');
  const moveText = useMoveText();
  const isSettled = useSettled(id, passingMs) === id;
  const { data } = useQuery({
    ...vehicleEntriesApi(id).list({ sort: '-entryDate', pageSize: 3 }),
    enabled: isSettled,
  });

  function textOf(entry: VehicleEntry): string {
    const more = moveText(entry) ?? entry.note?.split('\n')[0] ?? entry.vendor;
    return [t(`kind.${entry.kind}`), more].filter(Boolean).join('　');
  }

  return (
    <PanelSection
      title={t('panel:history')}
      end={data && <PanelLink to={historyPath(id)}>{t('panel:all', { count: data.total })}</PanelLink>}
    >
      <PanelLines
        lines={data?.items.map((entry) => ({
          id: entry.id,
          when: formatDate(entry.entryDate),
          what: textOf(entry),
          end: entry.amountYen === null ? undefined : formatYen(entry.amountYen),
        }))}
      />
    </PanelSection>
  );
}
