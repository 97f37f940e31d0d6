import type { ExportOptions } from '@haisha/http/create-entity-api';
import type { FileAnswer, FileToCome } from '@haisha/http/file-answer';
import { useLocale, useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { isProblem, notify, useMutation, useNavigate, useProblemText } from '@haisha/platform';
import { Button, ErrorState, Icon, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { keepChoice, keptChoice } from '@haisha/ui/kept-choice';
import { mostSheetRows } from '@haisha/validation/sheet-limit';
import { useState } from 'react';
import { awaitExport } from './await-export.ts';
import { RadioChoice } from './radio-choice.tsx';
import { saveFile } from './save-file.ts';

export type ExportDialogProps = {
  total: number;
  /** Makes the file; without columns it holds all of them. */
  exportFile: (choice: ExportOptions) => Promise<FileAnswer | FileToCome>;
  /** The fields of the columns on screen. */
  shownColumns: readonly string[];
  onClose: () => void;
};

const jobs = '/jobs';
const files = ['xlsx', 'csvUtf8', 'csvSjis'] as const;
const kept = 'export-file';
const columnChoices = ['shown', 'all'] as const;

const options = {
  csvUtf8: { format: 'csv', encoding: 'utf8' },
  csvSjis: { format: 'csv', encoding: 'sjis' },
  xlsx: { format: 'xlsx' },
} as const satisfies Record<(typeof files)[number], ExportOptions>;

/** Asks for the kind of file and gives exactly the rows of the list. */
export function ExportDialog({ total, exportFile, shownColumns, onClose }: ExportDialogProps) {
  const { t } = useTranslation('export');
  const ruleText = useRuleText();
  const locale = useLocale();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const fitsSheet = total <= mostSheetRows;
  const [file, setFile] = useState(() => {
    const last = keptChoice(kept, files) ?? 'xlsx';
    return last === 'xlsx' && !fitsSheet ? 'csvUtf8' : last;
  });
  const [columns, setColumns] = useState<(typeof columnChoices)[number]>('shown');
  const making = useMutation({
    mutationFn: () => exportFile({ ...options[file], locale, ...(columns === 'shown' && { columns: shownColumns }) }),
    onSuccess: (made) => {
      if ('blob' in made) saveFile(made);
      else saveLater(made.jobId);
      onClose();
    },
  });

  /** Whoever stays gets the file by itself; whoever leaves finds it among the jobs. */
  function saveLater(jobId: string): void {
    const action = { label: t('toJobs'), run: () => navigate(jobs) };
    notify({ kind: 'info', text: t('later'), action, keep: false, about: jobId });
    awaitExport(jobId).catch((error: unknown) => {
      const text = t('notFetched', { reason: problemText(error) });
      notify({ kind: 'error', text, action, about: jobId });
    });
  }

  function tooManyRows(max: number): string {
    return ruleText({ code: 'tooManyRows', params: { max } }, t('file.label'));
  }

  function reason(error: unknown): string {
    const [refusal] = (isProblem(error) && error.problem.errors) || [];
    if (refusal?.code === 'shiftJis') return t('lost', { ...refusal.params });
    // The list may have grown since it was counted.
    if (refusal?.code === 'tooManyRows') return tooManyRows(Number(refusal.params?.max));
    return problemText(error);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('record:form.cancel')}
          </Button>
          <Button loading={making.isPending} loadingText={t('download')} onClick={() => making.mutate()}>
            <Icon name="download" />
            {t('download')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Text>{t('rows', { count: total })}</Text>
        <RadioChoice
          label={t('file.label')}
          value={file}
          onChange={(chosen) => {
            setFile(chosen);
            keepChoice(kept, chosen);
          }}
          options={files.map((value) => ({
            value,
            label: t(`file.${value}`),
            refusal: value === 'xlsx' && !fitsSheet ? tooManyRows(mostSheetRows) : undefined,
          }))}
        />
        <RadioChoice
          label={t('columns.label')}
          value={columns}
          onChange={setColumns}
          options={columnChoices.map((value) => ({ value, label: t(`columns.${value}`) }))}
        />
        {making.error && <ErrorState title={reason(making.error)} />}
      </Stack>
    </Dialog>
  );
}
