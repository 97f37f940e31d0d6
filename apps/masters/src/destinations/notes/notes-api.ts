import { createEntityApi } from '@haisha/http/create-entity-api';
import { http, keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@haisha/platform';
import type { DestinationNote, destinationNoteContract, NoteAudiences } from '@haisha/validation/destination-note';
import type { Page } from '@haisha/validation/entity';
import type { StoredFile } from '@haisha/validation/file';
import type { NoteComment, NoteCommentList, noteCommentContract } from '@haisha/validation/note-comment';
import type { SharedDestination, SharedDestinationListQuery } from '@haisha/validation/shared-destination';

const path = '/shared-destinations';
const meta = { entity: 'destinationNote', shows: ['destination', 'cargoOwner'] };
const noteContract = { name: 'destinationNote' } as typeof destinationNoteContract;
// Who hears of a note hears of the comments beside it.
const commentContract = { name: 'destinationNote' } as unknown as typeof noteCommentContract;

/** Whose changes are seen in the list of destinations and on the page of one. */
export const noteEntities = [meta.entity, ...meta.shows];

/** Destinations with what is known of them. */
export function sharedDestinations(query: SharedDestinationListQuery) {
  return queryOptions({
    queryKey: [path, 'list', query],
    queryFn: ({ signal }) => http().get<Page<SharedDestination>>(path, { query, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    meta,
  });
}

export function sharedDestination(id: string) {
  return queryOptions({
    queryKey: [path, 'detail', id],
    queryFn: ({ signal }) => http().get<SharedDestination>(placeOf(id), { signal }),
    retry: false,
    meta,
  });
}

/** How many drivers will see what is written about a destination, by whom it is for. */
export function noteAudiences(destinationId: string) {
  const at = `${placeOf(destinationId)}/audiences`;
  return queryOptions({
    queryKey: [at],
    queryFn: ({ signal }) => http().get<NoteAudiences>(at, { signal }),
    retry: false,
    meta: { entity: 'user' },
  });
}

/** The notes on one destination. */
export function notesApi(destinationId: string) {
  return createEntityApi(http, `${placeOf(destinationId)}/notes`, noteContract);
}

/** The comments on one destination. */
export function commentsApi(destinationId: string) {
  return createEntityApi(http, `${placeOf(destinationId)}/comments`, commentContract);
}

type CommentsQuery = { count: number | undefined; from: number | undefined; archived: 'exclude' | 'include' };

/** The newest comments, or all from a number on where those are more. */
export function comments(destinationId: string, query: CommentsQuery) {
  const at = `${placeOf(destinationId)}/comments`;
  return queryOptions({
    queryKey: [at, 'list', query],
    queryFn: ({ signal }) => http().get<NoteCommentList>(at, { query, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    meta,
  });
}

/** Says 確認しました to a note or a comment. */
export function confirmEntry(destinationId: string, kind: 'notes' | 'comments') {
  const at = `${placeOf(destinationId)}/${kind}`;
  return mutationOptions({
    mutationKey: [at, 'confirm'],
    mutationFn: async (id: string, { client }) => {
      const entry = await http().post<DestinationNote | NoteComment>(`${at}/${encodeURIComponent(id)}/confirm`);
      await client.invalidateQueries({ queryKey: [at] });
      return entry;
    },
  });
}

/** Keeps that these notes and comments have been seen; what is shown as new stays so until the page is left. */
export async function markSeen(destinationId: string, ids: readonly string[], queries: QueryClient): Promise<void> {
  await http().post(`${placeOf(destinationId)}/reads`, { ids });
  await queries.invalidateQueries({ queryKey: [path] });
}

/** What can be done to the photos of a note. */
export function noteFileCalls(destinationId: string, noteId: string, queries: QueryClient) {
  const notes = `${placeOf(destinationId)}/notes`;
  const at = `${notes}/${encodeURIComponent(noteId)}/files`;
  return {
    add: async (file: File) => {
      const form = new FormData();
      form.append('file', file, file.name);
      // A photo over a slow line takes as long as it takes.
      return await http().post<StoredFile>(at, form, { timeoutMs: 0 });
    },
    remove: async (id: string) => {
      await http().delete(`${at}/${id}`);
    },
    restore: async (id: string) => {
      await http().post(`${at}/${id}/restore`);
    },
    refresh: () => queries.invalidateQueries({ queryKey: [notes] }),
  };
}

function placeOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
