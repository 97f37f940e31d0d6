import { Box, Flex, Heading } from '@haisha/ui';
import { type ReactNode, useId } from 'react';

export type SectionProps = {
  title: string;
  /** Shown at the end of the heading's line: a count, a link. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a page under its own heading, on a panel. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} bg="bg.panel" borderWidth="1px" rounded="lg" minW="0" overflow="hidden">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" px="4" py="3" borderBottomWidth="1px">
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        <Box color="fg.muted">{aside}</Box>
      </Flex>
      {children}
    </Box>
  );
}
