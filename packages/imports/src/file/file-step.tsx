import { useTranslation } from '@haisha/i18n';
import { useState } from 'react';
import type { ImportMaster } from '../import-master.ts';
import { FileRefused } from './file-refused.tsx';
import { FileSending } from './file-sending.tsx';
import { FileZone } from './file-zone.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { useFileSending } from './use-file-sending.ts';
import { usePastedTable } from './use-pasted-table.ts';

/** The first step: a file is dropped, chosen or pasted from a spreadsheet. */
export function FileStep({ master }: { master: ImportMaster }) {
  const { t } = useTranslation('import');
  const sending = useFileSending(master);
  const [pasted, setPasted] = useState<string | null>(null);
  usePastedTable(setPasted);

  function takePasted(text: string): void {
    setPasted(null);
    sending.take([new File([text], `${t('paste.fileName')}.tsv`, { type: 'text/tab-separated-values' })]);
  }

  return (
    <>
      {sending.refusal && <FileRefused {...sending.refusal} onDismiss={sending.forget} />}
      {sending.file ? (
        <FileSending file={sending.file} share={sending.share} onStop={sending.stop} />
      ) : (
        <FileZone entity={master.name} onFiles={sending.take} onPaste={() => setPasted('')} />
      )}
      {pasted !== null && <PasteDialog start={pasted} onTake={takePasted} onClose={() => setPasted(null)} />}
    </>
  );
}
