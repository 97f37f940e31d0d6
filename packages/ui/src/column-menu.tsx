import { useJoined, useTranslation } from '@haisha/i18n';
import { Box, Button, Icon } from '@haisha/ui';
import { useState } from 'react';
import type { ColumnDialogProps } from './column-dialog.tsx';
import { useFetchedPart } from './use-fetched-part.tsx';

export type ColumnMenuProps = Omit<ColumnDialogProps, 'onClose'>;

/**
 * A button that opens the column dialog of a table; the first press fetches the dialog. Where there is no room for all
 * columns, it says how many are shown and which are not.
 */
export function ColumnMenu(props: ColumnMenuProps) {
  const { t } = useTranslation('ui');
  const { Part: Dialog, fetch, failure } = useFetchedPart(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const joined = useJoined();
  const { columns, shown, leftOut = [] } = props;
  const missing = columns.filter(({ id }) => leftOut.includes(id)).map(({ header }) => header);
  const share = `${shown.length - missing.length}/${shown.length}`;
  const left = missing.length > 0 ? t('table.columnsWithoutRoom', { share, columns: joined(missing) }) : undefined;

  return (
    <>
      <Button
        variant="ghost"
        colorPalette="gray"
        aria-haspopup="dialog"
        aria-label={left ?? t('table.columns')}
        title={left}
        onClick={async () => setIsOpen(await fetch())}
      >
        <Icon name="columns" />
        {t('table.columnsShort')}{' '}
        {left && (
          <Box as="span" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {share}
          </Box>
        )}
      </Button>
      {failure}
      {isOpen && Dialog && <Dialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const loadDialog = async () => (await import('./column-dialog.tsx')).ColumnDialog;
