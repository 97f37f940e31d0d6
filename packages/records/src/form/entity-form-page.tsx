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
import { ArchivedNotice } from './archived-notice.tsx';
import { archivedRow } from './archived-row.ts';
import { EntityFormFrame, type EntityFormFrameProps } from './entity-form-frame.tsx';
import { useArchivedFocus } from './use-archived-focus.ts';
import { useBackToList } from './use-back-to-list.ts';

export type EntityFormPageProps<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = Omit<
  EntityFormFrameProps<Input, Output, Row>,
  'notice' | 'formRef' | 'api'
> & {
  api: EntityFormFrameProps<Input, Output, Row>['api'] & ArchiveCalls<Row> & ChangesCall;
};

/** The page of a form on a row that can be copied, archived and restored. */
export function EntityFormPage<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
  actions,
  below,
  ...frame
}: EntityFormPageProps<Input, Output, Row>) {
  const { entityForm, api, path, permission, labelOf, textOf } = frame;
  const nameOf = useNameOf(frame.nameOf);
  const { t } = useTranslation('record');
  const back = useBackToList(path);
  const [isArchiving, setIsArchiving] = useState(false);
  const { form, row, failure } = entityForm;
  const { isDirty } = form.formState;
  const archived = archivedRow(entityForm);
  const place = useArchivedFocus(archived !== null, isDirty);

  return (
    <>
      <EntityFormFrame
        {...frame}
        formRef={place.form}
        below={
          <>
            {below}
            {row && <RecordHistory api={api} id={row.id} labelOf={labelOf} textOf={textOf} />}
          </>
        }
        notice={
          archived && (
            <ArchivedNotice
              ref={place.notice}
              api={api}
              row={archived}
              nameOf={nameOf}
              permission={permission}
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
                <Can permission={`${permission}.create`}>
                  <Button asChild variant="outline" colorPalette="gray">
                    <Link to={`${path}/add?from=${row.id}`}>
                      <Icon name="copy" />
                      {t('form.copy')}
                    </Link>
                  </Button>
                </Can>
                <Can permission={`${permission}.archive`}>
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
