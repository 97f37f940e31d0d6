import { useTranslation } from '@haisha/i18n';
import { Button, Icon } from '@haisha/ui';
import { useState } from 'react';
import type { ColumnDialogProps } from './column-dialog.tsx';
import { useFetchedPart } from './use-fetched-part.tsx';

export type ColumnMenuProps = Omit<ColumnDialogProps, 'onClose'>;

/** A button that opens the column dialog of a table; the first press fetches the dialog. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { t } = useTranslation('ui');
  const { Part: Dialog, fetch, failure } = useFetchedPart(loadDialog);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        variant="ghost"
        colorPalette="gray"
        aria-haspopup="dialog"
        aria-label={t('table.columns')}
        onClick={async () => setIsOpen(await fetch())}
      >
        <Icon name="columns" />
        {t('table.columnsShort')}
      </Button>
      {failure}
      {isOpen && Dialog && <Dialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const loadDialog = async () => (await import('./column-dialog.tsx')).ColumnDialog;
