import { Box, Grid, Heading, Text } from '@haisha/ui';
import { type ReactNode, useId } from 'react';

export type FormSectionProps = {
  title: string;
  /** One or two sentences on what belongs here. */
  description?: ReactNode;
  /** How many fields stand side by side where there is room. */
  columns?: 1 | 2 | 3;
  children: ReactNode;
};

/** Fields that belong together, under a title; they stand side by side as the width allows. */
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
        templateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` }}
        columnGap="6"
        rowGap="5"
        alignItems="start"
      >
        {children}
      </Grid>
    </Box>
  );
}

/** A field that takes the whole line of its section. */
export function FormRow({ children }: { children: ReactNode }) {
  return <Box gridColumn="1 / -1">{children}</Box>;
}
