import { Flex, type FlexProps } from '@haisha/ui';
import type { Ref } from 'react';

/** A bar that stays visible at the bottom of a page. */
export function BottomBar(props: FlexProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="4"
      order="2"
      borderTopWidth="1px"
      minH="14"
      py="2"
      pb="calc(var(--chakra-spacing-2) + env(safe-area-inset-bottom))"
      gap="2"
      align="center"
      wrap="wrap"
      {...props}
    />
  );
}
