import { formatNumber, useTranslation } from '@haisha/i18n';
import { http, keepPreviousData, Link, useQuery } from '@haisha/platform';
import { chakra } from '@haisha/ui';
import type { DueCounts } from '@haisha/validation/due';
import { type DueFilter, dueFilters } from '@haisha/validation/due-choices';
import type { ListDefinition } from './list-definition.ts';
import { type ListState, setByHand } from './use-list-query.ts';

export type DueLinksProps<D extends ListDefinition> = {
  of: { name: string; api: { path: string } };
  list: Pick<ListState<D>, 'query' | 'searchAfter'>;
  /** The filter of the list by what is due. */
  filter: 'due' | 'insuranceDue';
};

const tones = { expired: 'overdue', within30: 'warning' } as const;

/** In how many rows something is past its day or due soon, each the way to those rows; nothing where there are none. */
export function DueLinks<D extends ListDefinition>({ of: { name, api }, list, filter }: DueLinksProps<D>) {
  const { t } = useTranslation('record');
  const { page: _page, pageSize: _size, sort: _sort, [filter]: shown, ...rest } = list.query as Asked;
  const { data } = useQuery({
    queryKey: [api.path, 'due-counts', rest],
    queryFn: ({ signal }) => http().get<DueCounts>(`${api.path}/due-counts`, { query: rest, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: { entity: name },
  });
  const found = dueFilters.filter((due) => data?.[due] || due === shown);
  if (!data || found.length === 0) return null;
  return (
    <Dues aria-label={t('dues.label')}>
      {found.map((due) => (
        <li key={due}>
          <Link
            to={list.searchAfter({ [filter]: due === shown ? undefined : due } as object)}
            state={setByHand}
            preventScrollReset
            aria-current={due === shown || undefined}
          >
            <span data-tone={tones[due]}>
              {t(`dues.${due}`)} {formatNumber(data[due])}
            </span>
          </Link>
        </li>
      ))}
    </Dues>
  );
}

type Asked = Record<string, string | string[] | number | undefined> & { due?: DueFilter; insuranceDue?: DueFilter };

const Dues = chakra('ul', {
  base: {
    display: 'flex',
    gap: '1',
    // The dot stands under what is above it.
    ms: '-1.5',
    listStyle: 'none',
    whiteSpace: 'nowrap',
    '& a': { display: 'flex', alignItems: 'center', minH: '7', px: '1.5', rounded: 'md', _hover: { bg: 'bg.muted' } },
    '& [data-tone]': { color: 'fg.muted' },
    '& [aria-current]': { bg: 'primary.subtle', '& [data-tone]': { color: 'primary.fg' } },
    '@media (pointer: coarse)': { '& a': { minH: '11' } },
  },
});
