import type { SavedViews } from '@haisha/validation/saved-view';
import type { ListDefinition } from '../list/list-definition.ts';
import type { ListState } from '../list/use-list-query.ts';

/** The saved views of a list, or of the board, that is shown. */
export type ShownViews = {
  views: SavedViews;
  list: Pick<ListState<ListDefinition>, 'view' | 'queryText' | 'show'>;
  /** What a view keeps that is saved now. */
  keptText: string;
};
