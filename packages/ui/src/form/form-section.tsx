import { Box, Grid, Heading, Text } from '@haisha/ui';
import { type ReactNode, useId } from 'react';

export type FormSectionProps = {
  title: string;
  /** One or two sentences about the section. */
  description?: ReactNode;
  /** The number of fields side by side where there is room. */
  columns?: 1 | 2 | 3;
  children: ReactNode;
};

/** Related fields under a title; they are side by side as the width allows. */
export function FormSection({ title, description, columns = 2, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      rounded="lg"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
    >
      <Heading as="h2" id={id} size="md" mb={description === undefined ? '4' : '1'}>
        {title}
      </Heading>
      {description !== undefined && (
        <Text as="div" color="fg.muted" textStyle="sm" mb="4">
          {description}
        </Text>
      )}
      <Grid
        templateColumns={`repeat(auto-fill, minmax(min(100%, max(18rem, ${share(columns)})), 1fr))`}
        columnGap="6"
        rowGap="5"
        alignItems="start"
        css={{ '--label-line': { base: '0px', md: '1.75rem' } }}
      >
        {children}
      </Grid>
    </Box>
  );
}

// As many columns as fit into the section itself, but at most `columns`.
function share(columns: number): string {
  return `calc((100% - ${columns - 1} * var(--chakra-spacing-6)) / ${columns})`;
}

/** A field that takes the whole line of its section; a checkbox, which has no label above to align with. */
export function FormRow({ children }: { children: ReactNode }) {
  return (
    <Box gridColumn="1 / -1" css={{ '--label-line': '0px' }}>
      {children}
    </Box>
  );
}
