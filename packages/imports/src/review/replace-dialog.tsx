import { useTranslation } from '@haisha/i18n';
import { Box, Button, Field, Input, Stack, Text } from '@haisha/ui';
import { type CellChoices, withChoice } from '@haisha/ui/cell-grid';
import { Dialog } from '@haisha/ui/dialog';
import { useState } from 'react';
import { ReferenceCell, useIsReference } from '../reference-cells.tsx';
import { WordSelect } from '../word-select.tsx';

export type ReplaceDialogProps = {
  /** The field that the column fills, and what the file calls it. */
  field: string | null;
  header: string;
  /** What the cells say that are at fault. */
  text: string;
  choices: CellChoices | undefined;
  onReplace: (by: string) => void;
  onClose: () => void;
};

/** One value for all rows whose cell says the same unknown word. */
export function ReplaceDialog({ field, header, text, choices, onReplace, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('import');
  const [by, setBy] = useState('');
  const isReference = useIsReference();

  function confirm(): void {
    onReplace(choices ? withChoice(text, choices, by) : by);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('replace.title', { text })}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={by.trim() === ''} onClick={confirm}>
            {t('replace.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t('replace.text', { field: header, text })}</Text>
        {isReference(field) ? (
          // As high as what is found, which would be cut off otherwise; a plain text finds nothing.
          <Box minH="18rem" css={{ '&:has(input:not([role]))': { minH: '0' } }}>
            <ReferenceCell field={field} label={header} text={by} onChange={setBy} />
          </Box>
        ) : (
          <Field.Root>
            <Field.Label>{header}</Field.Label>
            {choices ? (
              <WordSelect placeholder={t('fixed.choose')} words={choices.words} value={by} onChange={setBy} />
            ) : (
              <Input value={by} onChange={(event) => setBy(event.target.value)} />
            )}
          </Field.Root>
        )}
      </Stack>
    </Dialog>
  );
}
