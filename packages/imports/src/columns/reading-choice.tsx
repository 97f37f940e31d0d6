import { useTranslation } from '@haisha/i18n';
import { useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import { Box, ErrorState, Flex, NativeSelect, Text } from '@haisha/ui';
import type { Import, ImportReading } from '@haisha/validation/import';
import { importDelimiters, importEncodings } from '@haisha/validation/import-choices';
import { useId } from 'react';
import { importDetail, readImportAnew } from '../imports-api.ts';

/** How the file was read, as it was found; another choice reads it anew. */
export function ReadingChoice({ given }: { given: Import }) {
  const { t } = useTranslation('import');
  const queries = useQueryClient();
  const problemText = useProblemText();
  const reading = useMutation({
    mutationFn: (wanted: Omit<ImportReading, 'version'>) =>
      readImportAnew(given.id, { version: given.version, ...wanted }),
    onSuccess: (now) => queries.setQueryData(importDetail(given.id).queryKey, now),
    onError: () => queries.invalidateQueries({ queryKey: ['/imports', 'detail', given.id] }),
  });
  const { format, encoding, delimiter, sheet, sheets } = given;
  return (
    <Box>
      <Text as="h2" textStyle="lg" fontWeight="semibold" mb="2">
        {t('reading.title')}
      </Text>
      <Flex gap="4" wrap="wrap" aria-busy={reading.isPending}>
        {encoding !== null && (
          <Choice
            label={t('reading.encoding')}
            value={encoding}
            options={importEncodings.map((value) => ({ value, label: t(`encoding.${value}`) }))}
            onChange={(value) => reading.mutate({ encoding: value })}
          />
        )}
        {delimiter !== null && (
          <Choice
            label={t('reading.delimiter')}
            value={delimiter}
            options={importDelimiters.map((value) => ({ value, label: t(`delimiter.${value}`) }))}
            onChange={(value) => reading.mutate({ delimiter: value })}
          />
        )}
        {format === 'xlsx' && sheet !== null && (
          <Choice
            label={t('reading.sheet')}
            value={sheet}
            options={sheets.map((value) => ({ value, label: value }))}
            onChange={(value) => reading.mutate({ sheet: value })}
          />
        )}
      </Flex>
      <Text color="fg.muted" textStyle="sm" mt="2">
        {t(format === 'xlsx' ? 'reading.sheetHint' : 'reading.hint')}
      </Text>
      {reading.error && <ErrorState title={problemText(reading.error)} />}
    </Box>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Box w={{ base: 'full', sm: '15rem' }}>
      <Text as="label" {...{ htmlFor: id }} display="block" textStyle="sm" fontWeight="semibold" mb="1">
        {label}
      </Text>
      <NativeSelect.Root>
        <NativeSelect.Field id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  );
}
