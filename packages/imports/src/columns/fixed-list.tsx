import { useTranslation } from '@haisha/i18n';
import { Box, Field, NativeSelect, SimpleGrid, Text } from '@haisha/ui';
import type { FixedValue, Import } from '@haisha/validation/import';
import type { FieldError } from '@haisha/validation/rule';
import type { Ref } from 'react';
import { FixedField } from './fixed-field.tsx';

export type FixedListProps = {
  fields: Import['fields'];
  /** Fields that the file has no column for, with what stands in all rows. */
  fixed: readonly FixedValue[];
  /** Values that an earlier import had. */
  remembered: readonly FixedValue[];
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
export function FixedList({
  fields,
  fixed,
  remembered,
  others,
  fieldName,
  isRequired,
  errorOf,
  onChange,
  ref,
}: FixedListProps) {
  const { t } = useTranslation('import');
  return (
    <Box ref={ref}>
      <Text as="h2" textStyle="md" fontWeight="bold">
        {t('fixed.title')}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {t(fixed.length > 0 ? 'fixed.hint' : 'fixed.none')}
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} columnGap="6" rowGap="4" mt="3">
        {fixed.map((value) => (
          <FixedField
            key={value.field}
            value={value}
            name={fieldName(value.field)}
            isRequired={isRequired(value.field)}
            isRemembered={remembered.some(({ field, text }) => field === value.field && text === value.text)}
            choices={fields.find(({ id }) => id === value.field)?.choices ?? null}
            failure={errorOf(value)}
            onChange={(text) => onChange(fixed.map((one) => (one === value ? { ...value, text } : one)))}
            onRemove={() => onChange(fixed.filter((one) => one !== value))}
          />
        ))}
        {others.length > 0 && (
          <Field.Root>
            <Field.Label>{t('fixed.add')}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                value=""
                onChange={(event) => onChange([...fixed, { field: event.target.value, text: '' }])}
              >
                <option value="">{t('fixed.choose')}</option>
                {others.map((id) => (
                  <option key={id} value={id}>
                    {fieldName(id)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        )}
      </SimpleGrid>
    </Box>
  );
}
