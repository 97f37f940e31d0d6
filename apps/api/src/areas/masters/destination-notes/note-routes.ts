import { destinationNoteContract } from '@haisha/validation/destination-note';
import { pageOf } from '@haisha/validation/entity';
import type { Module } from '../../../module.ts';
import { confirmNote } from './confirm-entry.ts';
import { entryRoutes } from './entry-routes.ts';
import { listNotes } from './note-list.ts';
import { archiveNote, createNote, restoreNote, updateNote } from './note-repository.ts';

/** The notes on a destination. */
export const noteRoutes: Module = (app, dependencies) =>
  entryRoutes(app, dependencies, {
    path: 'notes',
    schemas: { ...destinationNoteContract, list: pageOf(destinationNoteContract.output) },
    list: listNotes,
    create: createNote,
    update: updateNote,
    archive: archiveNote,
    restore: restoreNote,
    confirm: confirmNote,
  });
