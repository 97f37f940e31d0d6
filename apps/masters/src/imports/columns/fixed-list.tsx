import { useTranslation } from '@haisha/i18n';
import { Box, Field, Flex, Icon, IconButton, Input, NativeSelect, SimpleGrid, Text } from '@haisha/ui';
import type { FixedValue, Import } from '@haisha/validation/import';
import type { FieldError } from '@haisha/validation/rule';
import type { ReactNode, Ref } from 'react';
import { LazyReferencePicker } from '../lazy-reference-picker.tsx';
import { referenceField } from '../reference-fields.ts';
import { useChoiceWords } from '../use-choice-words.ts';

export type FixedListProps = {
  fields: Import['fields'];
  /** Fields that the file has no column for, with what stands in all rows. */
  fixed: readonly FixedValue[];
  /** Fields that could have a value as well. */
  others: readonly string[];
  fieldName: (field: string) => string;
  /** Whether rows cannot do without a field. */
  isRequired: (field: string) => boolean;
  /** Why a value was refused. */
  errorOf: (value: FixedValue) => FieldError | undefined;
  onChange: (fixed: readonly FixedValue[]) => void;
  /** Around it all, to be turned to. */
  ref?: Ref<HTMLDivElement>;
};

/** One value for all rows, for what the file does not say. */
export function FixedList({ fields, fixed, others, fieldName, isRequired, errorOf, onChange, ref }: FixedListProps) {
  const { t } = useTranslation('import');
  const wordsOf = useChoiceWords();
  const fieldOf = (id: string) => fields.find((field) => field.id === id);
  const set = (field: string, text: string) =>
    onChange(fixed.map((one) => (one.field === field ? { field, text } : one)));
  return (
    <Box ref={ref}>
      <Text as="h2" textStyle="lg" fontWeight="semibold">
        {t('fixed.title')}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {t(fixed.length > 0 ? 'fixed.hint' : 'fixed.none')}
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} columnGap="6" rowGap="4" mt="3">
        {fixed.map(({ field, text }) => {
          const { choices = null } = fieldOf(field) ?? {};
          const isNeeded = isRequired(field);
          const words = choices && !choices.isList ? wordsOf(choices) : null;
          const name = fieldName(field);
          const failure = errorOf({ field, text });
          const error =
            failure && t([`validation:${failure.code}`, 'validation:invalid'], { ...failure.params, field: name });
          const remove = !isNeeded && (
            <IconButton
              variant="ghost"
              colorPalette="gray"
              aria-label={t('fixed.remove', { field: name })}
              onClick={() => onChange(fixed.filter((one) => one.field !== field))}
            >
              <Icon name="close" />
            </IconButton>
          );
          const reference = referenceField(field);
          if (reference) {
            return (
              <Flex key={field} gap="1" align="flex-end">
                <LazyReferencePicker
                  field={reference}
                  label={isNeeded ? t('columns.required', { field: name }) : name}
                  placeholder={t('fixed.byRow')}
                  text={text}
                  failure={failure}
                  onChange={(value) => set(field, value)}
                />
                {remove}
              </Flex>
            );
          }
          return (
            <Field.Root key={field} invalid={error !== undefined}>
              <Field.Label>{isNeeded ? t('columns.required', { field: name }) : name}</Field.Label>
              <Flex gap="1" w="full">
                {words ? (
                  <Select value={text} onChange={(value) => set(field, value)}>
                    <option value="">{t('fixed.byRow')}</option>
                    {/* A word of the other language, from an earlier file. */}
                    {text !== '' && !words.includes(text) && <option value={text}>{text}</option>}
                    {words.map((word) => (
                      <option key={word} value={word}>
                        {word}
                      </option>
                    ))}
                  </Select>
                ) : (
                  <Input
                    value={text}
                    placeholder={t('fixed.byRow')}
                    onChange={(event) => set(field, event.target.value)}
                  />
                )}
                {remove}
              </Flex>
              {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
            </Field.Root>
          );
        })}
        {others.length > 0 && (
          <Field.Root>
            <Field.Label>{t('fixed.add')}</Field.Label>
            <Select value="" onChange={(field) => onChange([...fixed, { field, text: '' }])}>
              <option value="">{t('fixed.choose')}</option>
              {others.map((id) => (
                <option key={id} value={id}>
                  {fieldName(id)}
                </option>
              ))}
            </Select>
          </Field.Root>
        )}
      </SimpleGrid>
    </Box>
  );
}

type SelectProps = { value: string; onChange: (value: string) => void; children: ReactNode };

function Select({ value, onChange, children }: SelectProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
