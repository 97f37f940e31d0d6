import { Button, chakra, Flex, Icon, IconButton, Text } from '@haisha/ui';
import { FormRow } from '@haisha/ui/form';
import type { ReactNode } from 'react';

export type PartListProps = {
  title: string;
  /** Of `useFieldArray`. */
  entries: readonly { id: string }[];
  most: number;
  text: { none: string; add: string; one: (number: number) => string; remove: (number: number) => string };
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of one entry. */
  children: (index: number) => ReactNode;
};

/** Entries that a form holds any number of, each with its fields side by side. */
export function PartList({ title, entries, most, text, onAdd, onRemove, children }: PartListProps) {
  return (
    <FormRow>
      <Fieldset>
        <legend>{title}</legend>
        {entries.length === 0 && <Text color="fg.muted">{text.none}</Text>}
        {entries.map(({ id }, index) => (
          <Flex
            key={id}
            role="group"
            aria-label={text.one(index + 1)}
            columnGap="4"
            rowGap="3"
            py="3"
            wrap="wrap"
            borderTopWidth={index === 0 ? undefined : '1px'}
            borderColor="border.muted"
          >
            {children(index)}
            <IconButton
              type="button"
              variant="ghost"
              colorPalette="red"
              mt={{ base: '0', md: '7' }}
              ms="auto"
              aria-label={text.remove(index + 1)}
              onClick={() => onRemove(index)}
            >
              <Icon name="delete" />
            </IconButton>
          </Flex>
        ))}
        {entries.length < most && (
          <Button type="button" variant="outline" colorPalette="gray" mt="3" onClick={onAdd}>
            <Icon name="add" />
            {text.add}
          </Button>
        )}
      </Fieldset>
    </FormRow>
  );
}

/** A field of an entry: as wide as it asks for, and a line of its own on phones. */
export function PartCell({ width, children }: { width: string; children: ReactNode }) {
  return (
    <Flex flex={{ base: '1 1 100%', md: `1 1 ${width}` }} maxW={{ md: `calc(${width} * 1.6)` }} css={labelLine}>
      {children}
    </Flex>
  );
}

// A box to tick has no label beside it to stand in line with.
const labelLine = { '--label-line': { base: '0px', md: '1.75rem' } };

const Fieldset = chakra('fieldset', {
  base: { border: 'none', p: '0', m: '0', minW: '0', '& > legend': { srOnly: true } },
});
