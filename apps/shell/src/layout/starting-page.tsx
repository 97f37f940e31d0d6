import { Box, Center, Flex, Spinner } from '@haisha/ui';
import { ProductMark } from './product.tsx';

/** Shown until the first page is there; without words, since their language may not be loaded yet. */
export function StartingPage() {
  return (
    <Flex direction="column" minH="100dvh" bg="bg.subtle" aria-busy="true">
      <Flex h="3.5rem" align="center" px={{ base: '4', md: '6' }} bg="bg.panel" borderBottomWidth="1px">
        <ProductMark />
      </Flex>
      <Center flex="1">
        <Box color="primary.fg">
          <Spinner size="lg" />
        </Box>
      </Center>
    </Flex>
  );
}
