import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { Box, Field, Flex, Icon, IconButton, Input, Text } from '@haisha/ui';
import type { FixedValue, Import } from '@haisha/validation/import';
import type { FieldError } from '@haisha/validation/rule';
import { ReferenceCell, useIsReference } from '../reference-cells.tsx';
import { useChoiceWords } from '../use-choice-words.ts';
import { WordSelect } from '../word-select.tsx';

export type FixedFieldProps = {
  value: FixedValue;
  name: string;
  /** Whether rows cannot do without it. */
  isRequired: boolean;
  choices: Import['fields'][number]['choices'];
  /** Whether an earlier import had the value. */
  isRemembered: boolean;
  /** Why the value was refused. */
  failure: FieldError | undefined;
  onChange: (text: string) => void;
  onRemove: () => void;
};

/** One value that stands in all rows: a record, a word, or a text. */
export function FixedField({
  value,
  name,
  isRequired,
  choices,
  isRemembered,
  failure,
  onChange,
  onRemove,
}: FixedFieldProps) {
  const { t } = useTranslation('import');
  const ruleText = useRuleText();
  const wordsOf = useChoiceWords();
  const { field, text } = value;
  const label = isRequired ? t('columns.required', { field: name }) : name;
  const placeholder = t('fixed.byRow');
  const words = choices && !choices.isList ? wordsOf(choices) : null;
  const isReference = useIsReference();
  const remove = !isRequired && (
    <IconButton variant="ghost" colorPalette="gray" aria-label={t('fixed.remove', { field: name })} onClick={onRemove}>
      <Icon name="close" />
    </IconButton>
  );
  if (isReference(field)) {
    return (
      <Box>
        <Flex gap="1" align="flex-end">
          <ReferenceCell
            field={field}
            label={label}
            placeholder={placeholder}
            text={text}
            failure={failure}
            onChange={onChange}
          />
          {remove}
        </Flex>
        {isRemembered && (
          <Text textStyle="xs" color="fg.muted" mt="1.5">
            {t('remembered.ofField')}
          </Text>
        )}
      </Box>
    );
  }
  return (
    <Field.Root invalid={failure !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Flex gap="1" w="full">
        {words ? (
          <WordSelect
            placeholder={placeholder}
            // A word of the other language, from an earlier file, is among them as well.
            words={text === '' || words.includes(text) ? words : [text, ...words]}
            value={text}
            onChange={onChange}
          />
        ) : (
          <Input value={text} placeholder={placeholder} onChange={(event) => onChange(event.target.value)} />
        )}
        {remove}
      </Flex>
      {isRemembered && <Field.HelperText>{t('remembered.ofField')}</Field.HelperText>}
      {failure && <Field.ErrorText>{ruleText(failure, name, words !== null)}</Field.ErrorText>}
    </Field.Root>
  );
}
