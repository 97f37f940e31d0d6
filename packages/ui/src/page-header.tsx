import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbEntry } from './breadcrumb.tsx';

export type PageHeaderProps = {
  title: ReactNode;
  /** A few words after the title: a status, a count. */
  subtitle?: ReactNode;
  breadcrumb?: readonly BreadcrumbEntry[];
};

/**
 * The title of a page with its breadcrumb, on one line in the bar of the shell: between `--bar-start` and `--bar-end`, also over an
 * error that stands below the bar, as high as `--standing`.
 */
export function PageHeader({ title, subtitle, breadcrumb }: PageHeaderProps) {
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '2', md: '3' }}
      position="sticky"
      top="0"
      zIndex="docked"
      minH="bar"
      mt="calc(-1 * (var(--bar, 0px) + var(--standing, 0px)))"
      mb="var(--standing, 0px)"
      ms="var(--bar-start, 0px)"
      me="var(--bar-end, 0px)"
      ps="var(--bar-inset, 1rem)"
    >
      {breadcrumb && breadcrumb.length > 0 && <Breadcrumb entries={breadcrumb} />}
      <Heading as="h1" textStyle="lg" fontWeight="bold" tabIndex={-1} minW="0" truncate>
        {title}
      </Heading>
      {subtitle !== undefined && (
        // Gives way first: without the title nobody knows where they are.
        <Box minW="0" flexShrink="9999" truncate color="fg.subtle" css={{ '& > * + *': { ms: '3' } }}>
          {subtitle}
        </Box>
      )}
    </Flex>
  );
}
