import { lazyPart } from '@haisha/platform/lazy-part';
import type { EntityFields } from '@haisha/validation/entity';
import { type ComponentType, Suspense } from 'react';
import { addAllMessages } from '../words/add-all-messages.ts';
import type { BulkBarProps } from './bulk-bar.tsx';

const Bar = lazyPart(async () => {
  const [{ bulkMessages }, { BulkBar }] = await Promise.all([
    import(/* webpackChunkName: "bulk" */ './bulk-messages.ts'),
    import(/* webpackChunkName: "bulk" */ './bulk-bar.tsx'),
  ]);
  await addAllMessages(bulkMessages);
  return { default: BulkBar<EntityFields, object> };
});

/** `BulkBar`, fetched when the first row is chosen. */
export function LazyBulkBar<Row extends EntityFields, ListQuery extends object>(props: BulkBarProps<Row, ListQuery>) {
  // `lazy` cannot keep a type parameter.
  const Typed = Bar as unknown as ComponentType<BulkBarProps<Row, ListQuery>>;
  return (
    <Suspense>
      <Typed {...props} />
    </Suspense>
  );
}
