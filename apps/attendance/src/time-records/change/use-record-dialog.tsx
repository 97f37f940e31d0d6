import { lazyDialog } from '@haisha/platform/lazy-part';
import type { TimeRecordInput } from '@haisha/validation/time-record';
import { type ReactNode, Suspense, useState } from 'react';
import { focusRow } from '../entry/use-entry.ts';
import type { RecordRow } from '../records/record-row.ts';
import { useChangeMode } from './change-mode.ts';
import { type Draft, draftOf } from './draft.ts';

const ChangeDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "time-change" */ './change-dialog.tsx')).ChangeDialog,
}));

export type RecordDialogOptions = {
  nameOf: (row: RecordRow) => string;
  /** The reason of additions. */
  reason: TimeRecordInput['reason'];
  /** Older days need a second person; undefined while it is not known. */
  aloneFrom: string | undefined;
};

export type RecordDialogState = { dialog: ReactNode; show: (row: RecordRow, draft?: Draft) => void };

/** The dialog of a day over a list; its code is fetched when it is first asked for. */
export function useRecordDialog({ aloneFrom = '', nameOf, reason }: RecordDialogOptions): RecordDialogState {
  const modeOf = useChangeMode();
  const [shown, setShown] = useState<{ row: RecordRow; draft: Draft } | null>(null);

  function close(): void {
    if (shown) focusRow(shown.row.key);
    setShown(null);
  }

  return {
    show: (row, draft = draftOf(row.record)) => setShown({ row, draft }),
    dialog: shown && (
      <Suspense>
        <ChangeDialog
          key={shown.row.key}
          record={shown.row.record}
          draft={shown.draft}
          name={nameOf(shown.row)}
          reason={reason}
          mode={modeOf(shown.row.record, aloneFrom)}
          isOld={shown.row.record.date < aloneFrom}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
