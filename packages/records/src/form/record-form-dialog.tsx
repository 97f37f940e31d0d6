import { useTranslation } from '@haisha/i18n';
import { Can, useCan, useOthersHere, useSearchParams } from '@haisha/platform';
import { Button, Icon, Text } from '@haisha/ui';
import { FormDialogFrame } from '@haisha/ui/dialog';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LazyArchiveDialog } from '../archive/lazy-archive-dialog.tsx';
import { useArchive } from '../archive/use-archive.ts';
import { withDialog } from '../dialog-place.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { setByHand } from '../list/use-list-query.ts';
import { type NameOf, useNameOf } from '../naming/use-name-of.ts';
import type { ArchiveCalls, ChangesCall } from '../record-calls.ts';
import type { RecordPlace } from '../record-place.ts';
import { useRecordWords } from '../words/use-record-words.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormIndex } from './form-index.tsx';
import { OthersHere } from './others-here.tsx';
import type { RowForm } from './use-row-form.ts';

export type RecordFormDialogProps<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = {
  of: RecordPlace & { api: ArchiveCalls<Row> & ChangesCall; nameOf: NameOf<Row> };
  form: RowForm<Input, Output, Row>;
  /** A value as people read it, for conflicts and the history. */
  textOf: (name: string, value: unknown) => ReactNode;
  onClose: () => void;
  /** The fields, in sections. */
  children: ReactNode;
};

/** The dialog of a form on a row that can be copied, archived and restored, as `RecordForm` is its page. */
export function RecordFormDialog<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
  of,
  form,
  textOf,
  onClose,
  children,
}: RecordFormDialogProps<Input, Output, Row>) {
  const { t } = useTranslation('record');
  const words = useRecordWords(of.name);
  const nameOf = useNameOf(of.nameOf);
  const can = useCan();
  const { row } = form;
  const others = useOthersHere(of.name, row?.id);
  const mayUpdate = can(`${of.name}.update`);
  const isArchived = row !== null && row.archivedAt !== null;
  const labelOf = (name: string) => words(`field.${name}`);
  const [isArchiving, setIsArchiving] = useState(false);
  return (
    <>
      <FormDialog
        form={form}
        title={row ? nameOf(row) : words('dialog.add')}
        saveLabel={words('dialog.save')}
        permission={of.name}
        frame={FormDialogFrame}
        index={<FormIndex row={row} hasHistory />}
        locked={row !== null && (!mayUpdate || isArchived)}
        labelOf={labelOf}
        textOf={textOf}
        actions={row && <RowActions of={of} row={row} onArchive={() => setIsArchiving(true)} />}
        below={row && <RecordHistory api={of.api} id={row.id} labelOf={labelOf} textOf={textOf} />}
        onClose={onClose}
      >
        {others.length > 0 && <OthersHere names={others} />}
        {row && !mayUpdate && <Text color="fg.muted">{t('form.readOnly')}</Text>}
        {isArchived && <Text fontWeight="semibold">{words('dialog.archived')}</Text>}
        {children}
      </FormDialog>
      {isArchiving && row && (
        <LazyArchiveDialog
          api={of.api}
          row={row}
          nameOf={nameOf}
          onArchived={onClose}
          onClose={() => setIsArchiving(false)}
        />
      )}
    </>
  );
}

type RowActionsProps<Row extends EntityFields> = {
  of: RecordPlace & { api: ArchiveCalls<Row>; nameOf: NameOf<Row> };
  row: Row;
  onArchive: () => void;
};

/** Copies or archives a row, or brings it back. */
function RowActions<Row extends EntityFields>({ of, row, onArchive }: RowActionsProps<Row>) {
  const { t } = useTranslation('record');
  const nameOf = useNameOf(of.nameOf);
  const setParams = useSearchParams()[1];
  const { restore } = useArchive(of.api, nameOf);
  const copy = () =>
    setParams((now) => withDialog(now, { from: row.id }), { preventScrollReset: true, state: setByHand });
  if (row.archivedAt !== null) {
    return (
      <Can permission={`${of.name}.archive`}>
        <Button variant="outline" onClick={() => void restore(row)}>
          <Icon name="restore" />
          {t('archive.restore')}
        </Button>
      </Can>
    );
  }
  return (
    <>
      <Can permission={`${of.name}.create`}>
        <Button variant="outline" colorPalette="gray" onClick={copy}>
          <Icon name="copy" />
          {t('form.copy')}
        </Button>
      </Can>
      <Can permission={`${of.name}.archive`}>
        <Button variant="outline" colorPalette="red" onClick={onArchive}>
          <Icon name="archive" />
          {t('archive.act')}
        </Button>
      </Can>
    </>
  );
}
