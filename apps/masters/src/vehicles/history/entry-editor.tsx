import { formatDate, useTranslation } from '@haisha/i18n';
import { Can, useQueryClient } from '@haisha/platform';
import { LazyArchiveDialog } from '@haisha/records/archive/lazy-archive-dialog';
import { useArchive } from '@haisha/records/archive/use-archive';
import { Button, Icon } from '@haisha/ui';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import { useState } from 'react';
import { EntryDialog } from './entry-dialog.tsx';
import { refreshVehicle, type vehicleEntriesApi } from './vehicle-entries-api.ts';

export type EntryEditorProps = {
  api: ReturnType<typeof vehicleEntriesApi>;
  vehicle: Vehicle;
  /** The entry to change; null for a new one. */
  entry: VehicleEntry | null;
  onClose: () => void;
};

/** Writes an entry, archives it or brings it back. */
export function EntryEditor({ api, vehicle, entry, onClose }: EntryEditorProps) {
  const { t } = useTranslation('vehicleHistory');
  const queries = useQueryClient();
  const nameOf = (row: VehicleEntry) => `${formatDate(row.entryDate)} ${t(`kind.${row.kind}`)}`;
  const { restore } = useArchive(api, nameOf);
  const [isArchiving, setIsArchiving] = useState(false);
  const [written, setWritten] = useState<{ entry: VehicleEntry; waiting: readonly File[] } | null>(null);

  function finish(): void {
    refreshVehicle(queries, vehicle.id);
    onClose();
  }

  // Nothing refers to an entry, so there is nothing to ask the server.
  const unused = (id: string) => ({
    queryKey: [`/vehicles/${vehicle.id}/entries`, 'usage', id],
    queryFn: () => ({ usedBy: [] }),
  });

  if (entry && isArchiving) {
    return (
      <LazyArchiveDialog
        api={{ ...api, usage: unused }}
        row={entry}
        nameOf={nameOf}
        onArchived={onClose}
        onClose={onClose}
      />
    );
  }
  // Its files are on their way: it is an entry now, whatever becomes of them.
  if (written) {
    return (
      <EntryDialog
        key={written.entry.id}
        api={api}
        vehicle={vehicle}
        entry={written.entry}
        waiting={written.waiting}
        actions={null}
        onSaved={finish}
        onClose={onClose}
      />
    );
  }
  return (
    <EntryDialog
      api={api}
      vehicle={vehicle}
      entry={entry}
      onSaved={(saved, waiting) => {
        if (waiting.length === 0) return finish();
        refreshVehicle(queries, vehicle.id);
        setWritten({ entry: saved, waiting });
      }}
      onClose={onClose}
      actions={
        entry && (
          <Can permission="vehicleHistory.archive">
            {entry.archivedAt === null ? (
              <Button variant="outline" colorPalette="red" onClick={() => setIsArchiving(true)}>
                <Icon name="archive" />
                {t('record:archive.act')}
              </Button>
            ) : (
              <Button variant="outline" onClick={() => void restore(entry).then(onClose)}>
                <Icon name="restore" />
                {t('record:archive.restore')}
              </Button>
            )}
          </Can>
        )
      }
    />
  );
}
