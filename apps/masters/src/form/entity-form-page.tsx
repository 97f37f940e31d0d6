import { useTranslation } from '@haisha/i18n';
import { Can, isProblem, Link, useCan, useProblemText } from '@haisha/platform';
import { Button, ErrorState, Icon, PageFrame, Stack, Text } from '@haisha/ui';
import { Form, FormActions } from '@haisha/ui/form';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ArchiveCalls } from '../api/entity-calls.ts';
import { LazyArchiveDialog } from '../archive/lazy-archive-dialog.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { LazyConflictDialog } from './lazy-conflict-dialog.tsx';
import { RecordFacts } from './record-facts.tsx';
import { useArchivedFocus } from './use-archived-focus.ts';
import { useBackToList } from './use-back-to-list.ts';
import type { EntityForm } from './use-entity-form.ts';

export type EntityFormPageProps<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = {
  entityForm: EntityForm<Input, Output, Row>;
  title: string;
  /** The list the form belongs to: `/departments`. */
  path: string;
  /** What its link is called: 部署. */
  listTitle: string;
  /** The first part of the permissions: `department`. */
  permission: string;
  api: ArchiveCalls<Row>;
  nameOf: (row: Row) => string;
  /** Name of a field, for the conflict: `plate`, `zones`. */
  labelOf: (name: string) => string;
  /** A value as people read it, for the conflict. */
  textOf: (name: string, value: unknown) => ReactNode;
  /** Further acts on the row: links, buttons. */
  actions?: ReactNode;
  /** The fields, in sections. */
  children: ReactNode;
};

/** The page of a form: way back, fields, save, archive, conflict, and who changed the row last. */
export function EntityFormPage<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
  entityForm,
  title,
  path,
  listTitle,
  permission,
  api,
  nameOf,
  labelOf,
  textOf,
  actions,
  children,
}: EntityFormPageProps<Input, Output, Row>) {
  const { t } = useTranslation('master');
  const can = useCan();
  const problemText = useProblemText();
  const back = useBackToList(path);
  const [isArchiving, setIsArchiving] = useState(false);
  const { form, row, submit, isSaving, failure, conflict } = entityForm;
  const { isDirty } = form.formState;
  const isArchived = row !== null && row.archivedAt !== null;
  const isRefusedAsArchived = isArchived && isProblem(failure, 'record.archived');
  const place = useArchivedFocus(isArchived, isDirty);
  const isWritable = row === null || (can(`${permission}.update`) && !isArchived);

  return (
    <PageFrame
      title={title}
      subtitle={row ? nameOf(row) : undefined}
      width="form"
      breadcrumb={[{ id: 'list', link: <Link to={back.to}>{listTitle}</Link> }]}
      actions={
        <>
          {actions}
          {row && !isArchived && (
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
    >
      {isArchived && (
        <ArchivedNotice
          ref={place.notice}
          api={api}
          row={row}
          nameOf={nameOf}
          permission={permission}
          refused={isRefusedAsArchived}
          dirty={isDirty}
        />
      )}
      {row && !can(`${permission}.update`) && <Text color="fg.muted">{t('form.readOnly')}</Text>}
      <Form label={title} onSubmit={submit} locked={!isWritable} busy={isSaving}>
        <Stack gap="5" ref={place.form}>
          <Stack gap="5" css={isWritable ? undefined : readable}>
            {children}
          </Stack>
          {failure !== undefined && !isRefusedAsArchived && (
            <ErrorState
              title={problemText(failure)}
              {...(isProblem(failure) && { requestId: failure.problem.requestId })}
            />
          )}
          {row && <RecordFacts row={row} />}
          {isWritable && (
            <FormActions
              busy={isSaving}
              dirty={isDirty}
              cancel={
                <Button asChild variant="outline" colorPalette="gray">
                  <Link to={back.to}>{t('form.cancel')}</Link>
                </Button>
              }
            />
          )}
        </Stack>
      </Form>
      {isArchiving && row && (
        <LazyArchiveDialog
          api={api}
          rows={[row]}
          nameOf={nameOf}
          onArchived={back.go}
          onClose={() => setIsArchiving(false)}
        />
      )}
      {conflict && (
        <LazyConflictDialog
          conflict={conflict}
          labelOf={labelOf}
          textOf={textOf}
          onResolve={entityForm.resolveConflict}
          onClose={entityForm.dismissConflict}
        />
      )}
    </PageFrame>
  );
}

// What cannot be changed is there to be read, so it is not greyed.
const readable = { '& :is(input, select, textarea):disabled': { opacity: 1, bg: 'bg.subtle', cursor: 'default' } };
