import type { Page } from '@haisha/validation/entity';
import { useEffect, useEffectEvent } from 'react';

type Paging = { page: number; pageSize: number; onPage: (page: number) => void };

/** Goes to the last page where the one asked for lies behind it, as after its rows went; true until it is there. */
export function useLastPage(data: Page<unknown> | undefined, { page, pageSize, onPage }: Paging): boolean {
  const isBehind = data !== undefined && data.items.length === 0 && data.total > 0;
  const last = data ? Math.ceil(data.total / pageSize) : page;
  const goBack = useEffectEvent(onPage);
  useEffect(() => {
    if (isBehind && page > last) goBack(last);
  }, [isBehind, page, last]);
  return isBehind;
}
