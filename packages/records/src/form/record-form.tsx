import { useTranslation } from '@haisha/i18n';
import { Can, isProblem, Link } from '@haisha/platform';
import { Button, Icon } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LazyArchiveDialog } from '../archive/lazy-archive-dialog.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { useNameOf } from '../naming/use-name-of.ts';
import type { ArchiveCalls, ChangesCall } from '../record-calls.ts';
import { useRecordWords } from '../words/use-record-words.ts';
import { ArchivedNotice } from './archived-notice.tsx';
import { archivedRow } from './archived-row.ts';
import { RecordFormFrame, type RecordFormFrameProps } from './record-form-frame.tsx';
import { useArchivedFocus } from './use-archived-focus.ts';
import { useBackToList } from './use-back-to-list.ts';

export type RecordFormProps<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = Omit<
  RecordFormFrameProps<Input, Output, Row>,
  'notice' | 'formRef' | 'of'
> & {
  of: RecordFormFrameProps<Input, Output, Row>['of'] & { api: ArchiveCalls<Row> & ChangesCall };
};

/** The page of a form on a row that can be copied, archived and restored. */
export function RecordForm<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
  actions,
  below,
  ...frame
}: RecordFormProps<Input, Output, Row>) {
  const { of, form, textOf } = frame;
  const { name, path, api, copyAt } = of;
  const nameOf = useNameOf(of.nameOf);
  const { t } = useTranslation('record');
  const words = useRecordWords(name);
  const back = useBackToList(path);
  const [isArchiving, setIsArchiving] = useState(false);
  const { row, failure } = form;
  const { isDirty } = form.form.formState;
  const archived = archivedRow(form);
  const place = useArchivedFocus(archived !== null, isDirty);

  return (
    <>
      <RecordFormFrame
        {...frame}
        formRef={place.form}
        below={
          <>
            {below}
            {row && (
              <RecordHistory api={api} id={row.id} labelOf={(field) => words(`field.${field}`)} textOf={textOf} />
            )}
          </>
        }
        notice={
          archived && (
            <ArchivedNotice
              ref={place.notice}
              api={api}
              row={archived}
              nameOf={nameOf}
              permission={name}
              refused={isProblem(failure, 'record.archived')}
              dirty={isDirty}
            />
          )
        }
        actions={
          <>
            {actions}
            {row && !archived && (
              <>
                <Can permission={`${name}.create`}>
                  <Button asChild variant="outline" colorPalette="gray">
                    <Link to={copyAt(row.id)}>
                      <Icon name="copy" />
                      {t('form.copy')}
                    </Link>
                  </Button>
                </Can>
                <Can permission={`${name}.archive`}>
                  <Button variant="outline" colorPalette="red" onClick={() => setIsArchiving(true)}>
                    <Icon name="archive" />
                    {t('archive.act')}
                  </Button>
                </Can>
              </>
            )}
          </>
        }
      />
      {isArchiving && row && (
        <LazyArchiveDialog
          api={api}
          row={row}
          nameOf={nameOf}
          onArchived={back.go}
          onClose={() => setIsArchiving(false)}
        />
      )}
    </>
  );
}
