import { useTranslation } from '@haisha/i18n';
import { Can, isProblem, Link, useCan, useLive, useOthersHere, useProblemText } from '@haisha/platform';
import { Button, ErrorState, Flex, Icon, PageFrame, Stack, Text } from '@haisha/ui';
import { Form, FormActions } from '@haisha/ui/form';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ArchiveCalls, Watched } from '../api/entity-calls.ts';
import { LazyArchiveDialog } from '../archive/lazy-archive-dialog.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { LazyConflictDialog } from './lazy-conflict-dialog.tsx';
import { OthersChanges } from './others-changes.tsx';
import { OthersHere } from './others-here.tsx';
import { RecordFacts } from './record-facts.tsx';
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
  api: ArchiveCalls<Row> & Watched;
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
  const { form, row, submit, isSaving, failure, conflict, newer, taken, look } = entityForm;
  const others = useOthersHere(permission, row?.id);
  useLive(...api.entities);
  const archivedRow = [newer, row].find((one) => one?.archivedAt);
  const isWritable = row === null || (can(`${permission}.update`) && !archivedRow);
  const changes = <OthersChanges newer={newer} taken={taken} onLook={look} />;

  return (
    <PageFrame
      title={title}
      subtitle={
        row && (
          <Flex gap="3" wrap="wrap" align="center">
            {nameOf(row)}
            <OthersHere names={others} />
          </Flex>
        )
      }
      width="form"
      breadcrumb={[{ id: 'list', link: <Link to={back.to}>{listTitle}</Link> }]}
      actions={
        <>
          {actions}
          {row && !archivedRow && (
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
      {archivedRow && <ArchivedNotice api={api} row={archivedRow} nameOf={nameOf} permission={permission} />}
      {row && !can(`${permission}.update`) && <Text color="fg.muted">{t('form.readOnly')}</Text>}
      <Form label={title} onSubmit={submit} locked={!isWritable} busy={isSaving}>
        <Stack gap="5">
          <Stack gap="5" css={isWritable ? undefined : readable}>
            {children}
          </Stack>
          {failure !== undefined && (
            <ErrorState
              title={problemText(failure)}
              {...(isProblem(failure) && { requestId: failure.problem.requestId })}
            />
          )}
          {row && <RecordFacts row={row} />}
          {isWritable ? (
            <FormActions
              busy={isSaving}
              dirty={form.formState.isDirty}
              notice={changes}
              cancel={
                <Button asChild variant="outline" colorPalette="gray">
                  <Link to={back.to}>{t('form.cancel')}</Link>
                </Button>
              }
            />
          ) : (
            changes
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
