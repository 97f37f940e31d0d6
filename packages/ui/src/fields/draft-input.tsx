import { Input, type InputProps } from '@haisha/ui';
import { asText, useDraft } from './use-draft.ts';
import type { useField } from './use-field.ts';

export type DraftInputProps = Omit<InputProps, 'name' | 'onBlur' | 'onChange' | 'ref' | 'value'> & {
  field: Pick<ReturnType<typeof useField>, 'name' | 'ref' | 'value' | 'type' | 'leave'>;
  /** Returns the value of a text; the text itself when it has none. */
  read: (text: string) => unknown;
  write?: (value: unknown) => string;
};

/** The input of a field whose text is not its value: free to type, formatted when the focus leaves. */
export function DraftInput({ field, read, write = asText, ...props }: DraftInputProps) {
  const draft = useDraft(field, read, write);
  return (
    <Input
      fontVariantNumeric="tabular-nums"
      autoComplete="off"
      {...props}
      {...draft}
      ref={field.ref}
      name={field.name}
    />
  );
}
