import { Box, Button, chakra, Icon, IconButton, Stack, Text } from '@haisha/ui';
import { type FieldFailure, FieldNotes, useErrorText } from '@haisha/ui/fields';
import { FieldGrid, FormLocked, FormRow } from '@haisha/ui/form';
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
  /** The fields of one row, in eleven columns. */
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
      <Box data-field={name} data-name={label} data-rows={rows.length} data-invalid={error && ''}>
        <Stack ref={place} gap="0" role="group" aria-label={label} aria-describedby={`${id}-error`}>
          {rows.length === 0 && <Text color="fg.subtle">{words.none}</Text>}
          {rows.map((row, index) => (
            <Row key={row.id} data-entry="" role="group" aria-label={words.one(index + 1)}>
              {/* On a phone a row is long enough to need a name. */}
              <span data-title="">{words.one(index + 1)}</span>
              <FieldGrid css={inRow}>{children(index, row.id)}</FieldGrid>
              {!isLocked && (
                <IconButton
                  type="button"
                  data-part="remove"
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={words.remove(index + 1)}
                  onClick={() => remove(index)}
                >
                  <Icon name="close" size={16} />
                </IconButton>
              )}
            </Row>
          ))}
          <FieldNotes id={id} name={name} error={error} />
          {!isLocked && rows.length < most && (
            <Button
              type="button"
              data-part="add"
              variant="ghost"
              colorPalette="gray"
              size="sm"
              alignSelf="flex-start"
              ms="-2"
              onClick={onAdd}
            >
              <Icon name="add" size={14} />
              {words.add}
            </Button>
          )}
        </Stack>
      </Box>
    </FormRow>
  );
}

const wide = '@container form (min-width: 40rem)';

// The last of the twelve columns is for the button that takes the row away.
const inRow = {
  gridColumn: '1 / -1',
  gridRow: '2',
  [wide]: { gridColumn: 'span 11', gridRow: '1', gridTemplateColumns: 'subgrid' },
};

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'center',
    '& + &': { borderTopWidth: '1px', pt: '3' },
    '& > [data-title]': { color: 'fg.muted' },
    [wide]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      alignItems: 'start',
      '& + &': { borderTopWidth: '0', pt: '0' },
      '& > [data-title]': { display: 'none' },
      // Beside the controls, below the line of the labels.
      '& > button': { mt: '5', justifySelf: 'end' },
    },
  },
});
