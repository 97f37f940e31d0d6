import { useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { LazyArchiveDialog } from '@haisha/records/archive/lazy-archive-dialog';
import { useArchive } from '@haisha/records/archive/use-archive';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { useNameOf } from '@haisha/records/naming/use-name-of';
import { customersApi } from '@haisha/references/customers/customers-api';
import { Button, Icon } from '@haisha/ui';
import type { Customer } from '@haisha/validation/customer';
import { useState } from 'react';
import { CustomerDialog } from './customer-dialog.tsx';

export type CustomerEditorProps = { row: Customer; onCopy: () => void; onClose: () => void };

/** Reads and changes a customer, copies or archives it, or brings it back. */
export function CustomerEditor({ row, onCopy, onClose }: CustomerEditorProps) {
  const { t } = useTranslation('record');
  const nameOf = useNameOf(codeAndName);
  const { restore } = useArchive(customersApi, nameOf);
  const [isArchiving, setIsArchiving] = useState(false);
  const actions =
    row.archivedAt === null ? (
      <>
        <Can permission="customer.create">
          <Button variant="outline" colorPalette="gray" onClick={onCopy}>
            <Icon name="copy" />
            {t('form.copy')}
          </Button>
        </Can>
        <Can permission="customer.archive">
          <Button variant="outline" colorPalette="red" onClick={() => setIsArchiving(true)}>
            <Icon name="archive" />
            {t('archive.act')}
          </Button>
        </Can>
      </>
    ) : (
      <Can permission="customer.archive">
        <Button variant="outline" onClick={() => void restore(row)}>
          <Icon name="restore" />
          {t('archive.restore')}
        </Button>
      </Can>
    );
  return (
    <>
      <CustomerDialog row={row} actions={actions} onSaved={onClose} onClose={onClose} />
      {isArchiving && (
        <LazyArchiveDialog
          api={customersApi}
          row={row}
          nameOf={nameOf}
          onArchived={onClose}
          onClose={() => setIsArchiving(false)}
        />
      )}
    </>
  );
}
