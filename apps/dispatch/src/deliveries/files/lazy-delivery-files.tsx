import { lazyPart } from '@haisha/platform/lazy-part';
import { addAllMessages } from '@haisha/records/words/add-all-messages';
import { Skeleton } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import { Suspense } from 'react';

const DeliveryFiles = lazyPart(async () => {
  const [{ fileMessages }, page] = await Promise.all([
    import(/* webpackChunkName: "delivery-files" */ '@haisha/records/files/file-messages'),
    import(/* webpackChunkName: "delivery-files" */ './delivery-files.tsx'),
  ]);
  await addAllMessages(fileMessages);
  return { default: page.DeliveryFiles };
});

/** The proofs of a delivery, which come after the page. */
export function LazyDeliveryFiles({ row }: { row: Delivery }) {
  return (
    <Suspense fallback={<Skeleton h="40" />}>
      <DeliveryFiles row={row} />
    </Suspense>
  );
}
