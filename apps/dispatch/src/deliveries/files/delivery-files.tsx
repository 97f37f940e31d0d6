import { http, useCan, useQueryClient, useSession } from '@haisha/platform';
import { FilesSection } from '@haisha/records/files/files-section';
import { type FilesPlace, filesAt, recordFileCalls } from '@haisha/records/files/record-files';
import { ShownFiles } from '@haisha/records/files/shown-files';
import { smallerImage } from '@haisha/records/files/smaller-image';
import { isClosed } from '@haisha/rules/states/delivery-billing';
import { Box } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import type { StoredFile } from '@haisha/validation/file';
import { useRef, useState } from 'react';
import { deliveriesApi } from '../deliveries-api.ts';
import { RemoveFileDialog } from './remove-file-dialog.tsx';

/** A file that is about to go, and what takes it away once it is said why. */
type Removal = { file: StoredFile; go: (file: StoredFile) => void };

const nothing = () => undefined;

/**
 * The proofs of a delivery: photos from the place, the signed slip. They are sent at once; who takes one away says why.
 * Drivers and delivery companies take away what they sent themselves, and nobody does once a closing has the delivery.
 */
export function DeliveryFiles({ row }: { row: Delivery }) {
  const queries = useQueryClient();
  const session = useSession();
  const mayChange = useCan()('delivery.updateResult') && row.archivedAt === null;
  const [removal, setRemoval] = useState<Removal | null>(null);
  const reason = useRef('');
  const place: FilesPlace = { list: deliveriesApi.path, id: row.id, entity: 'delivery' };
  const calls = recordFileCalls(place, queries);
  const isOwnOnly = session?.permissions['delivery.updateResult'] === 'own';

  function confirm(why: string): void {
    reason.current = why;
    removal?.go(removal.file);
    setRemoval(null);
  }

  return (
    <Box borderTopWidth="1px" py="3">
      <FilesSection
        calls={{
          ...calls,
          add: async (file) => await calls.add(await smallerImage(file)),
          remove: async (id) => {
            await http().post(`${filesAt(place)}/${id}/remove`, { reason: reason.current });
          },
        }}
        shown={(go) => (
          <ShownFiles
            place={place}
            onRemove={go && !isClosed(row.billingStatus) ? (file) => setRemoval({ file, go }) : undefined}
            isRemovable={({ createdBy }) => !isOwnOnly || createdBy?.id === session?.user.id}
          />
        )}
        mayChange={mayChange}
        onHolding={nothing}
      />
      {removal && <RemoveFileDialog name={removal.file.name} onConfirm={confirm} onClose={() => setRemoval(null)} />}
    </Box>
  );
}
