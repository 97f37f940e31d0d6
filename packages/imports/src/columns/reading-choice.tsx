import { useTranslation } from '@haisha/i18n';
import { useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import { Alert, Box, ErrorState, Flex, Icon, Text } from '@haisha/ui';
import type { Import, ImportReading } from '@haisha/validation/import';
import { importDelimiters, importEncodings } from '@haisha/validation/import-choices';
import { importDetail, readImportAnew } from '../imports-api.ts';
import { ChoiceField } from './choice-field.tsx';
import { HeaderRowChoice, type HeaderRowChoiceProps } from './header-row-choice.tsx';

/** How the file was read, as it was found; another choice reads it anew. */
export function ReadingChoice({ given, top }: { given: Import } & Pick<HeaderRowChoiceProps, 'top'>) {
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
      <Text as="h2" textStyle="md" fontWeight="bold" mb="2">
        {t('reading.title')}
      </Text>
      <Flex gap="4" wrap="wrap" aria-busy={reading.isPending}>
        {encoding !== null && (
          <ChoiceField
            label={t('reading.encoding')}
            value={encoding}
            options={importEncodings.map((value) => ({ value, label: t(`encoding.${value}`) }))}
            onChange={(value) => reading.mutate({ encoding: value })}
          />
        )}
        {delimiter !== null && (
          <ChoiceField
            label={t('reading.delimiter')}
            value={delimiter}
            options={importDelimiters.map((value) => ({ value, label: t(`delimiter.${value}`) }))}
            onChange={(value) => reading.mutate({ delimiter: value })}
          />
        )}
        {format === 'xlsx' && sheet !== null && (
          <ChoiceField
            label={t('reading.sheet')}
            value={sheet}
            options={sheets.map((value) => ({ value, label: value }))}
            onChange={(value) => reading.mutate({ sheet: value })}
          />
        )}
        <HeaderRowChoice given={given} top={top} onChange={(place) => reading.mutate(place)} />
      </Flex>
      <Text color="fg.muted" textStyle="sm" mt="2">
        {t(format === 'xlsx' ? 'reading.sheetHint' : 'reading.hint')}
      </Text>
      {(encoding === 'gb18030' || encoding === 'eucKr') && (
        <Alert.Root status="warning" mt="3">
          <Alert.Indicator>
            <Icon name="warning" />
          </Alert.Indicator>
          <Alert.Title>{t('reading.foreign', { encoding: t(`encoding.${encoding}`) })}</Alert.Title>
        </Alert.Root>
      )}
      {reading.error && <ErrorState title={problemText(reading.error)} />}
    </Box>
  );
}
