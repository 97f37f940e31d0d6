import type { AuditReading, AuditReadings } from '../../audit-reading.ts';
import { commentAt, notesAt } from './notes-path.ts';
import { useNoteText } from './use-note-text.ts';

const page: AuditReading['page'] = {
  permission: 'destinationNote.read',
  pathOf: ({ note }) => {
    if (!note) return null;
    const path = note.number === null ? notesAt(note.destinationId) : commentAt(note.destinationId, note.number);
    return `${path}${note.isArchived ? '?archived=include' : ''}`;
  },
};

export const noteAudit: AuditReadings = {
  destinationNote: { useText: useNoteText, page },
  noteComment: { useText: useNoteText, page, words: 'destinationNote' },
  accessCode: {
    page: {
      permission: 'accessCode.read',
      pathOf: ({ entityId }) => (entityId === null ? null : notesAt(entityId)),
    },
  },
};
