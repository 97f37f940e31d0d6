import { Flex, type FlexProps } from '@haisha/ui';

/** A bar that stays visible at the bottom of a page, as wide as its forms. */
export function BottomBar(props: FlexProps) {
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="4"
      borderTopWidth="1px"
      borderXWidth={{ base: '0', md: '1px' }}
      roundedTop={{ base: 'none', md: 'lg' }}
      mx={{ base: '-4', md: '0' }}
      // At the end of a page it stays where it was: at the bottom of the window.
      mb={{ base: '-4', md: '-5' }}
      px={{ base: '4', md: '6' }}
      pt="3"
      pb="calc(var(--chakra-spacing-3) + env(safe-area-inset-bottom))"
      gap="3"
      align="center"
      wrap="wrap"
      {...props}
    />
  );
}
