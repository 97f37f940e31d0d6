import { formatNumber, useTranslation } from '@haisha/i18n';
import { Button, Icon, Stack, Text, Textarea } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { useId, useRef, useState } from 'react';

export type PasteDialogProps = { start: string; onTake: (text: string) => void; onClose: () => void };

/** Cells copied from a spreadsheet, headers and all, become a file. */
export function PasteDialog({ start, onTake, onClose }: PasteDialogProps) {
  const { t } = useTranslation('import');
  const [text, setText] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={t('paste.title')}
      initialFocusRef={field}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={lines < 2} onClick={() => onTake(text)}>
            <Icon name="upload" />
            {t('paste.take')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text id={id}>{t('paste.help')}</Text>
        <Textarea
          ref={field}
          aria-label={t('paste.label')}
          aria-describedby={id}
          rows={10}
          wrap="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Text aria-live="polite" color="fg.muted" textStyle="sm">
          {lines < 2 ? t('paste.tooFew') : t('paste.rows', { rows: formatNumber(lines - 1) })}
        </Text>
      </Stack>
    </Dialog>
  );
}
