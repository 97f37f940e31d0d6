import { formatNumber, useJoined, useLocale, useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { Alert, Box, Button, Icon, Stack, Text } from '@haisha/ui';
import { BottomBar } from '@haisha/ui/form';
import type { FixedValue, Import } from '@haisha/validation/import';
import { paramsIn } from '@haisha/validation/params-in';
import type { FieldError } from '@haisha/validation/rule';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { importSample } from '../imports-api.ts';
import { JobFailure } from '../job-failure.tsx';
import { useFieldName } from '../use-field-name.ts';
import { useJudging } from '../use-judging.ts';
import { ColumnList } from './column-list.tsx';
import {
  columnMappingOf,
  columnsWithoutUnit,
  fixedBeside,
  foundMapping,
  hasRemembered,
  isNeeded,
  rememberedOf,
  withField,
  withFound,
  withUnitOf,
} from './column-mapping.ts';
import { FixedList } from './fixed-list.tsx';
import { OddRows } from './odd-rows.tsx';
import { OtherMaster } from './other-master.tsx';
import { ReadingChoice } from './reading-choice.tsx';
import { refusedValues } from './refused-values.ts';
import { RememberedColumns } from './remembered-columns.tsx';
import { UsualValues } from './usual-values.tsx';

export type ColumnsStepProps = {
  given: Import;
  /** Whether somebody came to give values that the file does not have. */
  isAtFixed?: boolean;
  /** Back to the rows, without another mapping. */
  onBack?: () => void;
  onDone: () => void;
};

/** How the file was read, what its columns are, and on to judging its rows. */
export function ColumnsStep({ given, isAtFixed = false, onBack, onDone }: ColumnsStepProps) {
  const { t } = useTranslation('import');
  const joined = useJoined();
  const locale = useLocale();
  const fieldName = useFieldName(given.entity);
  const [first] = useState(() => columnMappingOf(given));
  const [choice, setChoice] = useState(first);
  // The columns as they are sent are no longer those of an earlier import.
  const [found] = useState(() => foundMapping(given));
  const fixedList = useRef<HTMLDivElement>(null);
  const sample = useQuery(importSample(given.id, given.version));
  const judging = useJudging(given, onDone);
  const { mapping, units, leftOut } = choice;
  const open = columnsWithoutUnit(choice, given);
  const fixed = fixedBeside(choice, given);
  const isRequired = (id: string) => isNeeded(id, mapping, given);
  const missing = fixed.filter(({ field, text }) => text === '' && isRequired(field)).map(({ field }) => field);
  const left = mapping.filter((field) => field === null).length;
  const isEmpty = left === mapping.length;
  const { error, variables } = judging;
  const refused = useMemo(
    () =>
      refusedValues(error, variables?.fixed).map((one) => ({
        ...one,
        error: { ...one.error, params: paramsIn(locale, one.error.params) },
      })),
    [error, variables, locale],
  );
  const toFixed = useEffectEvent((which: string) => {
    const control = fixedList.current?.querySelector<HTMLElement>(which);
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isAtFixed) toFixed('select, input');
  }, [isAtFixed]);
  useEffect(() => {
    if (judging.error) toFixed('[aria-invalid=true]');
  }, [judging.error]);

  function hint(): string {
    if (isEmpty) return t('columns.none');
    if (open.length > 0) return t('columns.unitsOpen', { count: open.length });
    return t('rowCount', { count: given.rowCount, rows: formatNumber(given.rowCount) });
  }

  /** As long as the refused value stands there. */
  function errorOf({ field, text }: FixedValue): FieldError | undefined {
    return refused.find((one) => one.field === field && one.text === text)?.error;
  }

  return (
    <>
      <JobFailure job={given.job} />
      <Stack gap="6">
        {given.likelier && <OtherMaster given={given} entity={given.likelier} />}
        <ReadingChoice given={given} top={sample.data?.top ?? []} />
        <OddRows
          oddRows={given.oddRows}
          leftOut={leftOut}
          onChange={(kinds) => setChoice({ ...choice, leftOut: kinds })}
        />
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
          <Text as="h2" textStyle="md" fontWeight="bold">
            {t('columns.title')}
          </Text>
          <Text color="fg.muted" textStyle="sm" role="status">
            {left === 0 ? t('columns.allFound') : t('columns.left', { count: left })}
          </Text>
          {found && hasRemembered(mapping, found, first.mapping) && (
            <RememberedColumns onAnew={() => setChoice({ ...withFound(choice, found, given), fixed })} />
          )}
        </Box>
        <ColumnList
          given={given}
          mapping={mapping}
          units={units}
          sample={sample.data?.rows ?? []}
          fieldName={fieldName}
          onChange={(column, field) =>
            setChoice({
              ...choice,
              mapping: withField(mapping, column, field),
              fixed,
              units: withUnitOf(units, column, field, given),
            })
          }
          onUnit={(column, unit) => setChoice({ ...choice, fixed, units: units.with(column, unit) })}
        />
        <FixedList
          ref={fixedList}
          fields={given.fields}
          fixed={fixed}
          remembered={rememberedOf(given)}
          others={given.fields
            .map(({ id }) => id)
            .filter((id) => !mapping.includes(id) && !fixed.some(({ field }) => field === id))}
          fieldName={fieldName}
          isRequired={isRequired}
          errorOf={errorOf}
          onChange={(values) => setChoice({ ...choice, fixed: values })}
        />
        <UsualValues fields={given.fields} mapping={mapping} fixed={fixed} fieldName={fieldName} />
      </Stack>
      <BottomBar bg="bg.panel">
        <Button
          loading={judging.isPending}
          loadingText={t('columns.judge')}
          disabled={isEmpty || open.length > 0}
          onClick={() => judging.mutate({ ...choice, fixed })}
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
          {hint()}
        </Text>
      </BottomBar>
    </>
  );
}
