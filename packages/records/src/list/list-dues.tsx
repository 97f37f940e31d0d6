import { lazyOr } from '@haisha/platform/lazy-part';
import { type ComponentType, Suspense } from 'react';
import type { DueLinksProps } from './due-links.tsx';
import type { ListDefinition } from './list-definition.ts';
import { useIdle } from './use-idle.ts';

/** The list does without them where they cannot be fetched. */
const Links = lazyOr(
  async () => ({ default: (await import(/* webpackChunkName: "dues" */ './due-links.tsx')).DueLinks }),
  () => null,
);

/** In how many rows something is due, as links to those rows: fetched and counted once the rows are drawn. */
export function ListDues<D extends ListDefinition>(props: DueLinksProps<D>) {
  // `lazy` cannot keep a type parameter.
  const Typed = Links as unknown as ComponentType<DueLinksProps<D>>;
  return (
    useIdle() && (
      <Suspense>
        <Typed {...props} />
      </Suspense>
    )
  );
}
