import { useTranslation } from '@haisha/i18n';
import { Button, Icon } from '@haisha/ui';
import { type ComponentType, useState } from 'react';
import type { ColumnDialogProps } from './column-dialog.tsx';

export type ColumnMenuProps = Omit<ColumnDialogProps, 'onClose'>;

/** A button that opens the column dialog of a table; the first press fetches the dialog. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { t } = useTranslation('ui');
  const [Dialog, setDialog] = useState<ComponentType<ColumnDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    setIsOpen(true);
    const { ColumnDialog } = await import('./column-dialog.tsx');
    setDialog(() => ColumnDialog);
  }

  return (
    <>
      <Button
        variant="ghost"
        colorPalette="gray"
        aria-haspopup="dialog"
        aria-label={t('table.columns')}
        onClick={() => void open()}
      >
        <Icon name="columns" />
        {t('table.columnsShort')}
      </Button>
      {isOpen && Dialog && <Dialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
