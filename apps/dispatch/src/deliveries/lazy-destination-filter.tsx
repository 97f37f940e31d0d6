import { lazyPart } from '@haisha/platform/lazy-part';
import { Box, Skeleton } from '@haisha/ui';
import { Suspense } from 'react';
import type { DestinationFilterProps } from './destination-filter.tsx';

const Filter = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "destination-filter" */ './destination-filter.tsx')).DestinationFilter,
}));

/** `DestinationFilter`, fetched when the filters are opened: the list itself comes without the code of forms. */
export function DestinationFilter(props: DestinationFilterProps) {
  return (
    <Box data-filter="destinationId" w="18rem" maxW="full">
      <Suspense fallback={<Skeleton w="16rem" h="8" />}>
        <Filter {...props} />
      </Suspense>
    </Box>
  );
}
