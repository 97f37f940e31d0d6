import { Flex } from '@haisha/ui';
import type { ReactNode } from 'react';
import { ProductMark } from './product.tsx';

/**
 * The frame of what is shown before or instead of a layout. It has no words, because their language may not be loaded.
 */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh" bg="bg">
      <Flex h="bar" align="center" px={{ base: '4', md: '6' }} borderBottomWidth="1px">
        <ProductMark />
      </Flex>
      {children}
    </Flex>
  );
}
