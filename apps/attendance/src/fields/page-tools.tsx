import { Flex } from '@haisha/ui';
import type { ReactNode } from 'react';

/** The one row above what a page shows: of when, of whom, and what can be done. */
export function PageTools({ children, label }: { children: ReactNode; label: string }) {
  return (
    <Flex
      as="section"
      aria-label={label}
      minH="bar"
      px={{ base: '3', md: '6' }}
      py="2"
      gap="2"
      align="center"
      wrap="wrap"
      flexShrink="0"
      borderBottomWidth="1px"
    >
      {children}
    </Flex>
  );
}
