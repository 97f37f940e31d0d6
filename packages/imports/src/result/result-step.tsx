import { formatInstant, formatNumber, useTranslation } from '@haisha/i18n';
import { Link, notify, useMutation, useProblemText } from '@haisha/platform';
import { saveFile } from '@haisha/records/list/save-file';
import { Alert, Box, Button, Flex, Icon, type IconName, Stack, Text } from '@haisha/ui';
import { DescriptionList } from '@haisha/ui/description-list';
import type { Import } from '@haisha/validation/import';
import { importKeptDays, importOutcomes, importUndoOutcomes } from '@haisha/validation/import-choices';
import { type ReactNode, useId, useState } from 'react';
import { CountTabs } from '../count-tabs.tsx';
import { type ImportMaster, importsPath } from '../import-master.ts';
import { rejectedRows } from '../imports-api.ts';
import { JobFailure } from '../job-failure.tsx';
import { PassedOver } from '../passed-over.tsx';
import { ResultRows, type ResultShown } from './result-rows.tsx';
import { UndoButton } from './undo-button.tsx';

export type ResultStepProps = { given: Import; master: ImportMaster };

/** What came of an import, and of taking it back; this page stays as its record. */
export function ResultStep({ given, master }: ResultStepProps) {
  const { t } = useTranslation('import');
  const problemText = useProblemText();
  const panel = useId();
  const { outcomes, undone, status, appliedAt, appliedBy, undoneAt, undoneBy, keptUntil } = given;
  const [shown, setShown] = useState<ResultShown>(() => firstShown(given));
  const fetching = useMutation({
    mutationFn: () => rejectedRows(given.id),
    onSuccess: saveFile,
    onError: (error) => notify({ kind: 'error', text: problemText(error) }),
  });
  const written = outcomes ? outcomes.created + outcomes.updated : 0;
  const back = undone?.undone ?? 0;
  const end = endOf(given, written);
  return (
    <Stack gap="5">
      <JobFailure job={given.job} />
      <Alert.Root status={end.status} role="status">
        <Alert.Indicator>
          <Icon name={end.icon} />
        </Alert.Indicator>
        <Alert.Content>
          <Alert.Title>
            {status === 'undone'
              ? t('result.undone', { count: back, rows: formatNumber(back) })
              : t(written > 0 ? 'result.applied' : 'result.nothing', { count: written, rows: formatNumber(written) })}
          </Alert.Title>
          {undone && written > back && <Text>{t('result.notAllUndone', { count: written - back })}</Text>}
          {outcomes && outcomes.rejected > 0 && keptUntil && (
            <Text>{t('result.rejected', { count: outcomes.rejected })}</Text>
          )}
        </Alert.Content>
      </Alert.Root>
      <Flex gap="3" wrap="wrap">
        <Button asChild>
          <Link to={master.path}>{t('result.toList')}</Link>
        </Button>
        {outcomes && outcomes.rejected > 0 && keptUntil && (
          <Button
            variant="outline"
            loading={fetching.isPending}
            loadingText={t('result.fetchRejected')}
            onClick={() => fetching.mutate()}
          >
            <Icon name="download" />
            {t('result.fetchRejected')}
          </Button>
        )}
        <UndoButton given={given} />
        <Button asChild variant="outline" colorPalette="gray">
          <Link to={importsPath(master)}>{t('again')}</Link>
        </Button>
      </Flex>
      <DescriptionList
        items={[
          { id: 'rows', label: t('result.rowCount'), value: formatNumber(given.rowCount) },
          { id: 'mode', label: t('apply.mode'), value: t(`mode.${given.mode}`) },
          { id: 'sent', label: t('result.sent'), value: act(given.createdAt, given.createdBy.name) },
          { id: 'applied', label: t('result.appliedAt'), value: appliedAt && act(appliedAt, appliedBy?.name) },
          ...(undoneAt ? [{ id: 'undone', label: t('result.undoneAt'), value: act(undoneAt, undoneBy?.name) }] : []),
          {
            id: 'kept',
            label: t('result.kept'),
            value: keptUntil
              ? t('result.keptUntil', { at: formatInstant(keptUntil) })
              : t('result.cleared', { days: importKeptDays }),
          },
        ]}
      />
      <PassedOver given={given} />
      <Stack gap="3">
        <CountTabs
          label={t('result.kinds')}
          panel={panel}
          value={shown}
          onChange={setShown}
          tabs={[
            ...(undone
              ? importUndoOutcomes.map((id) => ({
                  id,
                  label: t(`undoOutcome.${id}`),
                  count: undone[id],
                  tone: id === 'undone' ? undefined : ('warning' as const),
                }))
              : []),
            ...importOutcomes
              .filter((id) => !undone || (id !== 'created' && id !== 'updated'))
              .map((id) => ({
                id,
                label: t(`outcome.${id}`),
                count: outcomes?.[id] ?? 0,
                tone: id === 'rejected' ? ('error' as const) : undefined,
              })),
          ]}
        />
        <Stack role="tabpanel" id={panel} aria-label={t('result.kinds')} gap="3">
          {keptUntil && <ResultRows key={shown} given={given} shown={shown} />}
        </Stack>
      </Stack>
    </Stack>
  );
}

function act(at: string, name = ''): ReactNode {
  return [formatInstant(at), name].map((part) => (
    <Box as="span" key={part} display="inline-block" whiteSpace="nowrap" me="2">
      {part}
    </Box>
  ));
}

type End = { status: 'success' | 'warning' | 'neutral'; icon: IconName };

/** Green only what was written whole. */
function endOf({ status, outcomes, undone }: Import, written: number): End {
  if (status === 'undone') {
    return (undone?.undone ?? 0) < written
      ? { status: 'warning', icon: 'warning' }
      : { status: 'neutral', icon: 'undo' };
  }
  if ((outcomes?.rejected ?? 0) > 0) return { status: 'warning', icon: 'warning' };
  return written > 0 ? { status: 'success', icon: 'success' } : { status: 'neutral', icon: 'info' };
}

function firstShown({ undone, outcomes }: Import): ResultShown {
  if (undone) return importUndoOutcomes.findLast((id) => undone[id] > 0) ?? 'undone';
  return importOutcomes.find((id) => (outcomes?.[id] ?? 0) > 0) ?? 'created';
}
