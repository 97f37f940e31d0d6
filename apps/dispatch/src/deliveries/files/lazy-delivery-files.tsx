import { addAllMessages } from '@haisha/records/words/add-all-messages';
import { Skeleton } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import { lazy, Suspense } from 'react';

const DeliveryFiles = lazy(async () => {
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
