import { http, queryOptions } from '@haisha/platform';
import type { SavedViews } from '@haisha/validation/saved-view';

export const savedViewsPath = '/saved-views';

/** The views of a list that a person has or is shown. */
export function savedViews(list: string) {
  return queryOptions({
    queryKey: [savedViewsPath, list],
    queryFn: ({ signal }) => http().get<SavedViews>(savedViewsPath, { query: { list }, signal }),
    retry: false,
    staleTime: 60_000,
    meta: { entity: 'savedView' },
  });
}
