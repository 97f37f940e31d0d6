import { Button, Flex, Icon, IconButton, Stack, Text } from '@haisha/ui';
import { type FieldFailure, FieldNotes, useErrorText } from '@haisha/ui/fields';
import { FormLocked } from '@haisha/ui/form';
import { type ReactNode, useContext, useId, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form';
import { useRowRemoval } from './use-row-removal.ts';

export type RowsFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Of the rows that stand there, as `useFieldArray` names them. */
  ids: readonly string[];
  most: number;
  words: { none: string; add: string; one: (number: number) => string; remove: (number: number) => string };
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of one row. */
  children: (index: number, id: string) => ReactNode;
};

/** Light child rows of a record, edited where they stand. */
export function RowsField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  ids,
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
    <Stack ref={place} gap="4" role="group" aria-label={label} aria-describedby={`${id}-error`}>
      {ids.length === 0 && <Text color="fg.muted">{words.none}</Text>}
      {ids.map((row, index) => (
        <Flex key={row} role="group" aria-label={words.one(index + 1)} gap="4" wrap="wrap" align="start" css={beside}>
          {children(index, row)}
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
        </Flex>
      ))}
      <FieldNotes id={id} error={error} />
      {!isLocked && ids.length < most && (
        <Button
          type="button"
          data-part="add"
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          onClick={onAdd}
        >
          <Icon name="add" />
          {words.add}
        </Button>
      )}
    </Stack>
  );
}

// A field is as wide as what belongs in it, so that a row is one line where there is room.
const beside = { '& > [data-field]': { w: 'auto', flex: '0 1 auto' } };
