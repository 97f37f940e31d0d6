import { useTranslation } from '@haisha/i18n';
import { useCommands } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { Button, Icon } from '@haisha/ui';
import { Suspense, useState } from 'react';
import type { ExportFile } from '../record-calls.ts';
import { addAllMessages } from '../words/add-all-messages.ts';

const ExportDialog = lazyDialog(async () => {
  const [{ exportMessages }, { ExportDialog }] = await Promise.all([
    import(/* webpackChunkName: "export" */ './export-messages.ts'),
    import(/* webpackChunkName: "export" */ './export-dialog.tsx'),
  ]);
  await addAllMessages(exportMessages);
  return { default: ExportDialog };
});

export type ListExportProps<ListQuery> = {
  exportFile: ExportFile<ListQuery>;
  query: ListQuery;
  /** The columns shown, in their order. */
  columns: readonly string[];
  /** How many rows the file will hold. */
  total: number | undefined;
};

/** The button to a file of exactly the list on screen. */
export function ListExport<ListQuery>({ exportFile, query, columns, total }: ListExportProps<ListQuery>) {
  const { t } = useTranslation('record');
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useCommands(total ? [{ id: 'list.export', label: t('list.export'), icon: 'download', run: open }] : []);
  return (
    <>
      <Button variant="ghost" colorPalette="gray" disabled={!total} onClick={open}>
        <Icon name="download" />
        {t('list.export')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog
            total={total ?? 0}
            exportFile={(choice) => exportFile(query, choice)}
            shownColumns={columns}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
