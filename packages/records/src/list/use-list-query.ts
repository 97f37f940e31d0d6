import { useTranslation } from '@haisha/i18n';
import { notify, useSearchParams } from '@haisha/platform';
import { useMediaQuery } from '@haisha/ui';
import { type Density, densities } from '@haisha/ui/data-table';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { CommonQuery, ListDefinition, ListQuery } from './list-definition.ts';
import {
  type ColumnChoice,
  inWideWindow,
  isNarrowed,
  readListQuery,
  readShownColumns,
  usualColumns,
  withoutUnknown,
  writeListQuery,
  writeShownColumns,
} from './list-query.ts';
import { useKeptColumns } from './use-kept-columns.ts';

type Changes<D extends ListDefinition> = Partial<ListQuery<D>> | Partial<CommonQuery>;

export type ListState<D extends ListDefinition> = {
  query: ListQuery<D>;
  /**
   * Changes the address; the first page again unless a page is named. A change that builds on what is there takes it
   * as it is by then, which may be newer than what is drawn. `replace` leaves no step to go back to.
   */
  change: (changes: Changes<D> | ((now: ListQuery<D>) => Changes<D>), options?: { replace?: boolean }) => void;
  /** Takes search text and filters away; order and columns stay. */
  clear: () => void;
  isNarrowed: boolean;
  /** What the list is asked without search text and filters. */
  unnarrowed: ListQuery<D>;
  /** In the order in which they stand. */
  shownColumns: readonly string[];
  usualColumns: readonly string[];
  /** Kept for this person on this device, unless they are those of a saved view. */
  changeShownColumns: (change: (shown: readonly string[]) => string[]) => void;
  /** The address after a change, for a link to it. */
  searchAfter: (changes: Changes<D>) => string;
  /** How close the rows stand, where the address says so. */
  density: Density | undefined;
  changeDensity: (density: Density) => void;
  /** The saved view that the address began with: its id, or `plain` for a list that was asked for without one. */
  view: string | null;
  /** What the address says besides view and page. */
  queryText: string;
  /** Goes to what an address says, as that of a view or of none. */
  show: (view: string | null, queryText: string, options?: { replace?: boolean }) => void;
};

/** Marks an address that was set on the list itself: where it is empty, an empty one is what was asked for. */
export const setByHand = { isSetByHand: true };

const noColumns: readonly ColumnChoice[] = [];
/** Names the row that is shown beside its list. */
export const openRowParam = 'panel';

/** What stays in the address whatever the list is asked. */
const carried = ['density', 'view', openRowParam] as const;

function writeOne(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}

function isOfView(params: URLSearchParams): boolean {
  return (params.get('view') ?? 'plain') !== 'plain';
}

/** The state of a list, kept in the address: it can be reloaded, sent to a colleague and walked back. */
export function useListQuery<D extends ListDefinition>(usual: D, columns = noColumns): ListState<D> {
  const { t } = useTranslation('record');
  const [params, setParams] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 106rem)');
  const definition = useMemo(() => (isWide ? inWideWindow(usual) : usual), [usual, isWide]);
  const query = useMemo(() => readListQuery(params, definition), [params, definition]);
  // Two changes may come before the page is drawn anew (leaving the search by a press on a column): the second builds
  // on the first.
  const latest = useRef(params);
  const kept = useKeptColumns();
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  useEffect(() => {
    const known = withoutUnknown(latest.current, definition);
    if (!known) return;
    put(known, { replace: true });
    notify({ kind: 'info', text: t('list.unknownLeftOut') });
  });

  function put(written: URLSearchParams, options: { replace?: boolean } = {}) {
    latest.current = written;
    setParams(written, { preventScrollReset: true, state: setByHand, ...options });
  }

  function addressOf(next: ListQuery<D>, shown: readonly string[]): URLSearchParams {
    const written = writeListQuery(next, definition);
    writeShownColumns(written, columns, shown, definition);
    for (const name of carried) writeOne(written, name, latest.current.get(name));
    return written;
  }

  function go(next: ListQuery<D>, shown: readonly string[], options: { replace?: boolean } = {}) {
    put(addressOf(next, shown), options);
  }

  /** A saved view shows its own columns, whatever the person chose for the list. */
  function shownIn(address: URLSearchParams): string[] {
    return readShownColumns(address, columns, definition, isOfView(address) ? [] : kept.columns);
  }

  function queryText(): string {
    const written = writeListQuery({ ...query, page: 1 }, definition);
    writeShownColumns(written, columns, shownIn(params), definition);
    writeOne(written, 'density', params.get('density'));
    return written.toString();
  }

  const unnarrowed = useMemo(() => readListQuery(new URLSearchParams(), definition), [definition]);
  const now = () => readListQuery(latest.current, definition);
  const shownNow = () => shownIn(latest.current);
  const usualNow = usualColumns(columns, definition);

  return {
    query,
    shownColumns: shownIn(params),
    usualColumns: usualNow,
    isNarrowed: isNarrowed(query, definition),
    unnarrowed,
    change: (changes, options) => {
      const before = now();
      const wanted = typeof changes === 'function' ? changes(before) : changes;
      go({ ...before, page: 1, ...wanted }, shownNow(), options);
    },
    clear: () => {
      const { sort, pageSize } = now();
      go({ ...unnarrowed, sort, pageSize }, shownNow());
    },
    changeShownColumns: (change) => {
      const shown = change(shownNow());
      if (!isOfView(latest.current)) kept.keep(shown.join() === usualNow.join() ? [] : shown);
      go(now(), shown, { replace: true });
    },
    searchAfter: (changes) => `?${addressOf({ ...query, page: 1, ...changes }, shownNow())}`,
    density: densities.find((density) => density === params.get('density')),
    changeDensity: (density) => {
      const written = new URLSearchParams(latest.current);
      writeOne(written, 'density', density === 'comfortable' ? null : density);
      put(written, { replace: true });
    },
    view: params.get('view'),
    queryText: queryText(),
    show: (view, text, options) => {
      const written = new URLSearchParams(text);
      writeOne(written, 'view', view);
      put(written, options);
    },
  };
}
