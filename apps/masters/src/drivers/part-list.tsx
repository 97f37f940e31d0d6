import { Button, chakra, Flex, Grid, Icon, IconButton, Text } from '@haisha/ui';
import { FormLocked, FormRow } from '@haisha/ui/form';
import { type ReactNode, useContext, useRef } from 'react';
import { useRowRemoval } from '../form/use-row-removal.ts';

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
  const isLocked = useContext(FormLocked);
  const place = useRef<HTMLFieldSetElement>(null);
  const remove = useRowRemoval(place, onRemove);
  return (
    <FormRow>
      <Fieldset ref={place}>
        <legend>{title}</legend>
        {entries.length === 0 && <Text color="fg.muted">{text.none}</Text>}
        {entries.map(({ id }, index) => (
          <Grid
            key={id}
            role="group"
            aria-label={text.one(index + 1)}
            templateColumns="1fr auto"
            columnGap="4"
            rowGap="1"
            alignItems={{ base: 'center', md: 'start' }}
            py="3"
            borderTopWidth={index === 0 ? undefined : '1px'}
            borderColor="border.muted"
          >
            {/* On a phone an entry is long enough to need a name. */}
            <Text fontWeight="semibold" display={{ md: 'none' }}>
              {text.one(index + 1)}
            </Text>
            <Flex gridColumn={{ base: '1 / -1', md: '1' }} gridRow={{ base: '2', md: '1' }} {...gaps}>
              {children(index)}
            </Flex>
            {!isLocked && (
              <IconButton
                type="button"
                data-part="remove"
                variant="ghost"
                colorPalette="red"
                mt={{ base: '0', md: '7' }}
                aria-label={text.remove(index + 1)}
                onClick={() => remove(index)}
              >
                <Icon name="delete" />
              </IconButton>
            )}
          </Grid>
        ))}
        {!isLocked && entries.length < most && (
          <Button type="button" data-part="add" variant="outline" colorPalette="gray" mt="3" onClick={onAdd}>
            <Icon name="add" />
            {text.add}
          </Button>
        )}
      </Fieldset>
    </FormRow>
  );
}

export type PartCellProps = {
  width: string;
  /** No wider than that, so that the fields after it stand in one line with those of the entries around. */
  fixed?: boolean;
  children: ReactNode;
};

/** A field of an entry: as wide as it asks for, and a line of its own on phones. */
export function PartCell({ width, fixed = false, children }: PartCellProps) {
  return (
    <Flex
      flex={{ base: '1 1 100%', md: `${fixed ? 0 : 1} 1 ${width}` }}
      maxW={{ md: fixed ? width : `calc(${width} * 1.6)` }}
      css={labelLine}
    >
      {children}
    </Flex>
  );
}

const gaps = { columnGap: '4', rowGap: '3', wrap: 'wrap' } as const;

// A box to tick has no label beside it to stand in line with.
const labelLine = { '--label-line': { base: '0px', md: '1.75rem' } };

const Fieldset = chakra('fieldset', {
  base: { border: 'none', p: '0', m: '0', minW: '0', '& > legend': { srOnly: true } },
});
