import type { ExportOptions } from '@haisha/http/create-entity-api';
import { useLocale, useTranslation } from '@haisha/i18n';
import { Button, Icon, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { useState } from 'react';
import { RadioChoice } from './radio-choice.tsx';

export type ExportDialogProps = {
  total: number;
  /** The address of the file; without columns it holds all of them. */
  urlOf: (choice: ExportOptions) => string;
  /** The columns on screen. */
  shownColumns: readonly string[];
  onClose: () => void;
};

const files = ['xlsx', 'csvUtf8', 'csvSjis'] as const;
const columnChoices = ['shown', 'all'] as const;

const options = {
  csvUtf8: { format: 'csv', encoding: 'utf8' },
  csvSjis: { format: 'csv', encoding: 'sjis' },
  xlsx: { format: 'xlsx' },
} as const satisfies Record<(typeof files)[number], ExportOptions>;

/** Asks for the kind of file and gives exactly the rows of the list. */
export function ExportDialog({ total, urlOf, shownColumns, onClose }: ExportDialogProps) {
  const { t } = useTranslation('master');
  const locale = useLocale();
  const [file, setFile] = useState<(typeof files)[number]>('xlsx');
  const [columns, setColumns] = useState<(typeof columnChoices)[number]>('shown');
  const url = urlOf({ ...options[file], locale, ...(columns === 'shown' && { columns: shownColumns }) });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('export.title')}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button asChild>
            <a href={url} download onClick={() => setTimeout(onClose)}>
              <Icon name="download" />
              {t('export.download')}
            </a>
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Text>{t('export.rows', { count: total })}</Text>
        <RadioChoice
          label={t('export.file.label')}
          value={file}
          onChange={setFile}
          options={files.map((value) => ({ value, label: t(`export.file.${value}`) }))}
        />
        <RadioChoice
          label={t('export.columns.label')}
          value={columns}
          onChange={setColumns}
          options={columnChoices.map((value) => ({ value, label: t(`export.columns.${value}`) }))}
        />
      </Stack>
    </Dialog>
  );
}
