import { noteCommentContract, noteCommentListSchema } from '@haisha/validation/note-comment';
import type { Module } from '../../../module.ts';
import { listComments } from './comment-list.ts';
import { archiveComment, createComment, restoreComment, updateComment } from './comment-repository.ts';
import { confirmComment } from './confirm-entry.ts';
import { entryRoutes } from './entry-routes.ts';

/** The comments on a destination. */
export const commentRoutes: Module = (app, dependencies) =>
  entryRoutes(app, dependencies, {
    path: 'comments',
    schemas: { ...noteCommentContract, list: noteCommentListSchema },
    list: listComments,
    create: createComment,
    update: updateComment,
    archive: archiveComment,
    restore: restoreComment,
    confirm: confirmComment,
  });
