import { useQueryClient } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import type { RecordedDriver } from '@haisha/validation/time-record';
import { type ReactNode, useState } from 'react';
import { useRecordDialog } from '../change/use-record-dialog.tsx';
import { useLineReason } from '../entry/use-line-reason.ts';
import { rowOf } from '../records/record-row.ts';
import { recordOfDay } from '../time-records-api.ts';

type DayDialog = { dialog: ReactNode; open: (driver: RecordedDriver, date: string) => Promise<void> };

/** The dialog of a day whose punches have yet to be read. */
export function useDayDialog(aloneFrom: string | undefined): DayDialog {
  const client = useQueryClient();
  const localName = useLocalName();
  const [name, setName] = useState('');
  const { reason } = useLineReason();
  const { dialog, show } = useRecordDialog({ nameOf: () => name, reason, aloneFrom });
  return {
    dialog,
    open: async (driver, date) => {
      const record = await client.fetchQuery(recordOfDay({ driverId: driver.id, date }));
      setName(localName(driver.name, driver.nameEn));
      show(rowOf(record, Date.now()));
    },
  };
}
