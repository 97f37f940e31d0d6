import { Button, Flex, Grid, Icon, IconButton, Stack, Text } from '@haisha/ui';
import { type FieldFailure, FieldNotes, useErrorText } from '@haisha/ui/fields';
import { FormLocked, FormRow } from '@haisha/ui/form';
import { type ReactNode, useContext, useId, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form';
import { useRowRemoval } from './use-row-removal.ts';

export type RowsFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Of `useFieldArray`. */
  rows: readonly { id: string }[];
  most: number;
  words: { none: string; add: string; one: (number: number) => string; remove: (number: number) => string };
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of one row, side by side where there is room. */
  children: (index: number, id: string) => ReactNode;
};

/** Light child rows of a record, edited where they stand. */
export function RowsField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  rows,
  most,
  words,
  onAdd,
  onRemove,
  children,
}: RowsFieldProps<Values, Output>) {
  const id = useId();
  const isLocked = useContext(FormLocked);
  const place = useRef<HTMLDivElement>(null);
  const remove = useRowRemoval(place, onRemove);
  const { errors } = useFormState({ control, name });
  // Of the rows together, such as breaks that leave nothing of a shift.
  const failure: (FieldFailure & { root?: FieldFailure }) | undefined = get(errors, name);
  const error = useErrorText(label, failure?.root ?? failure);
  return (
    <FormRow>
      <Stack ref={place} gap="0" role="group" aria-label={label} aria-describedby={`${id}-error`}>
        {rows.length === 0 && <Text color="fg.muted">{words.none}</Text>}
        {rows.map((row, index) => (
          <Grid
            key={row.id}
            role="group"
            aria-label={words.one(index + 1)}
            templateColumns="1fr auto"
            columnGap="4"
            rowGap="1"
            alignItems={{ base: 'center', md: 'start' }}
            py="3"
            borderTopWidth={index === 0 ? undefined : '1px'}
            borderColor="border.muted"
          >
            {/* On a phone a row is long enough to need a name. */}
            <Text fontWeight="semibold" display={{ md: 'none' }}>
              {words.one(index + 1)}
            </Text>
            <Flex gridColumn={{ base: '1 / -1', md: '1' }} gridRow={{ base: '2', md: '1' }} {...gaps} css={beside}>
              {children(index, row.id)}
            </Flex>
            {!isLocked && (
              <IconButton
                type="button"
                data-part="remove"
                variant="ghost"
                colorPalette="red"
                mt={{ base: '0', md: '7' }}
                aria-label={words.remove(index + 1)}
                onClick={() => remove(index)}
              >
                <Icon name="delete" />
              </IconButton>
            )}
          </Grid>
        ))}
        <FieldNotes id={id} error={error} />
        {!isLocked && rows.length < most && (
          <Button
            type="button"
            data-part="add"
            variant="outline"
            colorPalette="gray"
            alignSelf="flex-start"
            mt="3"
            onClick={onAdd}
          >
            <Icon name="add" />
            {words.add}
          </Button>
        )}
      </Stack>
    </FormRow>
  );
}

export type RowCellProps = {
  width: string;
  /** No wider than that, so that the fields after it stand in one line with those of the rows around. */
  fixed?: boolean;
  children: ReactNode;
};

/** A field of a row that grows and shrinks: as wide as it asks for, and a line of its own on phones. */
export function RowCell({ width, fixed = false, children }: RowCellProps) {
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

// A field is as wide as what belongs in it, so that a row is one line where there is room.
const beside = { '& > [data-field]': { w: 'auto', flex: '0 1 auto' } };

// A box to tick has no label beside it to stand in line with.
const labelLine = { '--label-line': { base: '0px', md: '1.75rem' } };
