import { Box, chakra, Flex, Heading, Text } from '@haisha/ui';
import { type ReactNode, use, useId } from 'react';
import { FieldGrid } from '../fields/field-box.ts';
import { Fold } from './fold.tsx';
import { FormLocked } from './form-locked.ts';

export type FormSectionProps = {
  title: string;
  /** One or two sentences on how to fill it in; a form that can only be read leaves them out. */
  description?: ReactNode;
  /** Starts as one line that says what is in it. */
  folded?: boolean;
  /** In that line the values speak for themselves, such as those of an address. */
  saysValues?: boolean;
  children: ReactNode;
};

/** Related fields under a title, in the twelve columns of the form. */
export function FormSection({ title, description, folded = false, saysValues = false, children }: FormSectionProps) {
  const id = useId();
  const heading = (
    <Heading as="h2" id={id} textStyle="md" fontWeight="bold" flexShrink="0">
      {title}
    </Heading>
  );
  const told = description !== undefined && !use(FormLocked) && (
    <Text as="div" color="fg.subtle" textStyle="xs" data-prose="">
      {description}
    </Text>
  );
  return (
    <Section id={`${id}-section`} aria-labelledby={id} data-section={title} data-folds={folded || undefined}>
      {folded ? (
        <Fold head={heading} kind="section" saysValues={saysValues}>
          {told && <Box mb="2.5">{told}</Box>}
          <FieldGrid>{children}</FieldGrid>
        </Fold>
      ) : (
        <>
          <Flex wrap="wrap" columnGap="3" align="baseline" mb="2.5">
            {heading}
            {told}
          </Flex>
          <FieldGrid>{children}</FieldGrid>
        </>
      )}
    </Section>
  );
}

/** Fields that may stay empty, in one line that says which they are and how many are filled in. */
export function OptionalFields({ children }: { children: ReactNode }) {
  return (
    <Fold kind="fields">
      <FieldGrid>{children}</FieldGrid>
    </Fold>
  );
}

/** What takes the whole line of its section. */
export function FormRow({ children }: { children: ReactNode }) {
  return <Box gridColumn="1 / -1">{children}</Box>;
}

const Section = chakra('section', {
  base: {
    borderBottomWidth: '1px',
    pt: '4',
    pb: '1',
    scrollMarginTop: '7rem',
    '&[data-folds]': { py: '0' },
    '&:last-of-type': { borderBottomWidth: '0' },
  },
});
