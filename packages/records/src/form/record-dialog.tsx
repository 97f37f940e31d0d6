import { useCan, useQuery, useSearchParams } from '@haisha/platform';
import { FormDialogFrame } from '@haisha/ui/dialog';
import type { EntityFields } from '@haisha/validation/entity';
import type { ComponentType, ReactNode } from 'react';
import type { DetailCall } from '../record-calls.ts';
import { useRecordWords } from '../words/use-record-words.ts';
import { AddingRows } from './adding-next.tsx';
import type { RowToEdit } from './form-pages.tsx';
import { FreshRow } from './fresh-row.tsx';
import type { RecordDialog } from './record-forms.ts';
import { useFocusBack } from './use-focus-back.ts';

/** The row that a form in a dialog is on, and what follows it. */
export type RowInDialog<Row> = RowToEdit<Row> & {
  /** What was typed in search of a row that is not there: a new one begins with it. */
  text?: string;
  onSaved: (row: Row) => void;
  onClose: () => void;
};

/** Puts a form into the dialog over its list, and over other forms that need a new row. */
export function recordDialog<Row extends EntityFields>(
  { name, api }: { name: string; api: DetailCall<Row> },
  Form: ComponentType<RowInDialog<Row>>,
): RecordDialog<Row> {
  type LoadedProps = { id: string; onClose: () => void; children: (row: Row) => ReactNode };

  function Loaded({ id, onClose, children }: LoadedProps) {
    const words = useRecordWords(name);
    const reading = useQuery({ ...api.detail(id), refetchOnMount: 'always' });
    return (
      <FreshRow
        reading={reading}
        around={(state) => (
          <FormDialogFrame open onClose={onClose} title={words('name')}>
            {state}
          </FormDialogFrame>
        )}
      >
        {children}
      </FreshRow>
    );
  }

  function AtAddress({ onClose }: { onClose: () => void }) {
    const [params] = useSearchParams();
    const can = useCan();
    const id = params.get('open');
    const from = params.get('from');
    useFocusBack();
    const leaving = { onSaved: onClose, onClose };

    if (id !== null) {
      return (
        <Loaded key={id} id={id} onClose={onClose}>
          {(row) => <Form row={row} {...leaving} />}
        </Loaded>
      );
    }
    if (!params.has('add') || !can(`${name}.create`)) return null;
    if (from === null) {
      return (
        <AddingRows>
          <Form row={null} {...leaving} />
        </AddingRows>
      );
    }
    return (
      <Loaded key={from} id={from} onClose={onClose}>
        {(row) => (
          <AddingRows>
            <Form key="copy" row={null} copyOf={row} {...leaving} />
          </AddingRows>
        )}
      </Loaded>
    );
  }

  return {
    AtAddress,
    ForPicker: ({ text, onCreated, onClose }) => <Form row={null} text={text} onSaved={onCreated} onClose={onClose} />,
  };
}
