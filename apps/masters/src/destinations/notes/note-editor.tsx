import type { DestinationNote } from '@haisha/validation/destination-note';
import { useState } from 'react';
import { NoteDialog } from './note-dialog.tsx';

export type NoteEditorProps = {
  destinationId: string;
  /** The note to change; null for a new one. */
  note: DestinationNote | null;
  onClose: () => void;
};

/** Writes a note, then sends its photos; from then on it is a note that is there, whatever becomes of them. */
export function NoteEditor({ destinationId, note, onClose }: NoteEditorProps) {
  const [written, setWritten] = useState<{ note: DestinationNote; waiting: readonly File[] } | null>(null);
  const shared = { destinationId, onClose };
  if (written) {
    return (
      <NoteDialog {...shared} key={written.note.id} note={written.note} waiting={written.waiting} onSaved={onClose} />
    );
  }
  return (
    <NoteDialog
      {...shared}
      note={note}
      onSaved={(saved, waiting) => (waiting.length === 0 ? onClose() : setWritten({ note: saved, waiting }))}
    />
  );
}
