import { formatNumber, useJoined, useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { Alert, Box, Button, Icon, Stack, Text } from '@haisha/ui';
import { BottomBar } from '@haisha/ui/form';
import type { Import } from '@haisha/validation/import';
import { useState } from 'react';
import { importSample } from '../../api/imports-api.ts';
import { JobFailure } from '../job-failure.tsx';
import { useFieldName } from '../use-field-name.ts';
import { useJudging } from '../use-judging.ts';
import { ColumnList } from './column-list.tsx';
import { mappingOf, missingFields, withField } from './mapping.ts';
import { ReadingChoice } from './reading-choice.tsx';

export type ColumnsStepProps = {
  given: Import;
  /** Back to the rows, without another mapping. */
  onBack?: () => void;
  onDone: () => void;
};

/** How the file was read, what its columns are, and on to judging its rows. */
export function ColumnsStep({ given, onBack, onDone }: ColumnsStepProps) {
  const { t } = useTranslation('import');
  const joined = useJoined();
  const fieldName = useFieldName(given.entity);
  const [mapping, setMapping] = useState(() => mappingOf(given));
  const sample = useQuery(importSample(given.id, given.version));
  const judging = useJudging(given, onDone);
  const missing = missingFields(mapping, given);
  const left = mapping.filter((field) => field === null).length;
  const isEmpty = left === mapping.length;
  return (
    <>
      <JobFailure job={given.job} />
      <Stack gap="5" borderWidth="1px" rounded="lg" bg="bg.panel" px={{ base: '4', md: '6' }} py="5">
        <ReadingChoice given={given} />
        {missing.length > 0 && (
          <Alert.Root status="warning">
            <Alert.Indicator>
              <Icon name="warning" />
            </Alert.Indicator>
            <Alert.Content>
              <Alert.Title>{t('columns.missing', { fields: joined(missing.map(fieldName)) })}</Alert.Title>
              <Text>{t('columns.missingHint')}</Text>
            </Alert.Content>
          </Alert.Root>
        )}
        <Box>
          <Text as="h2" textStyle="lg" fontWeight="semibold">
            {t('columns.title')}
          </Text>
          <Text color="fg.muted" textStyle="sm" role="status">
            {left === 0 ? t('columns.allFound') : t('columns.left', { count: left })}
          </Text>
        </Box>
        <ColumnList
          given={given}
          mapping={mapping}
          sample={sample.data?.rows ?? []}
          fieldName={fieldName}
          onChange={(column, field) => setMapping((known) => withField(known, column, field))}
        />
      </Stack>
      <BottomBar bg="bg.panel">
        <Button
          loading={judging.isPending}
          loadingText={t('columns.judge')}
          disabled={isEmpty}
          onClick={() => judging.mutate(mapping)}
        >
          <Icon name="check" />
          {t('columns.judge')}
        </Button>
        {onBack && (
          <Button variant="outline" colorPalette="gray" onClick={onBack}>
            {t('columns.back')}
          </Button>
        )}
        <Text textStyle="sm" color="fg.muted">
          {isEmpty ? t('columns.none') : t('rowCount', { count: given.rowCount, rows: formatNumber(given.rowCount) })}
        </Text>
      </BottomBar>
    </>
  );
}
