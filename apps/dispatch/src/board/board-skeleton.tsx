import { Flex, Skeleton } from '@haisha/ui';
import type { MeasureRoom } from './grid/use-room.ts';

const rows = Array.from({ length: 12 }, (_, index) => index);

export type BoardSkeletonProps = { measured?: MeasureRoom };

/** Rows to come: heads and bars in grey, where they will stand, in a box that leaves them the room of the rows. */
export function BoardSkeleton({ measured }: BoardSkeletonProps) {
  return (
    <Flex
      ref={measured}
      direction="column"
      flex="1"
      minW="0"
      minH="0"
      overflow="hidden"
      scrollbarGutter="stable"
      data-loading=""
    >
      {rows.map((row) => (
        <Flex key={row} h="44px" align="center" gap="6" px="3" borderBottomWidth="1px" flexShrink="0">
          <Skeleton w="15rem" h="5" flexShrink="0" />
          <Skeleton w={`${12 + ((row * 7) % 18)}%`} h="7" ms={`${(row * 11) % 30}%`} />
        </Flex>
      ))}
    </Flex>
  );
}
