import { Box, Flex, Heading } from '@haisha/ui';
import { type ReactNode, useId } from 'react';

export type SectionProps = {
  title: string;
  /** A few quiet words after the title. */
  note?: string;
  /** Shown at the end of the heading's line: a count, a link. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a page under its own heading; a hairline parts it from the one above. */
export function Section({ title, note, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} minW="0" css={{ 'section + &': { borderTopWidth: '1px', pt: '4' } }}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" minH="8" mb="1">
        <Heading as="h2" textStyle="md" id={id}>
          {title}
          {note && ' '}
          {note && (
            <Box as="span" ms="1" color="fg.subtle" textStyle="xs" fontWeight="normal">
              {note}
            </Box>
          )}
        </Heading>
        <Box color="fg.subtle" textStyle="xs">
          {aside}
        </Box>
      </Flex>
      {children}
    </Box>
  );
}
