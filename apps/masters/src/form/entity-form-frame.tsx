import { useTranslation } from '@haisha/i18n';
import { isProblem, Link, useCan, useLive, useOthersHere } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Button, Flex, PageFrame, Stack, Text } from '@haisha/ui';
import { Form, FormActions } from '@haisha/ui/form';
import { focusInSight } from '@haisha/ui/scroll';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, type Ref, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Watched } from '../api/entity-calls.ts';
import { archivedRow } from './archived-row.ts';
import { FormConflict } from './form-conflict.tsx';
import { LockedBar } from './locked-bar.tsx';
import { OthersChanges } from './others-changes.tsx';
import { OthersHere } from './others-here.tsx';
import { RecordFacts } from './record-facts.tsx';
import { useBackToList } from './use-back-to-list.ts';
import type { EntityForm } from './use-entity-form.ts';

export type EntityFormFrameProps<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = {
  entityForm: EntityForm<Input, Output, Row>;
  title: string;
  /** The list the form belongs to: `/departments`. */
  path: string;
  /** What its link is called: 部署. */
  listTitle: string;
  /** The first part of the permissions: `department`. */
  permission: string;
  api: Watched;
  nameOf: (row: Row) => string;
  /** Name of a field, for the conflict: `plate`, `zones`. */
  labelOf: (name: string) => string;
  /** A value as people read it, for the conflict. */
  textOf: (name: string, value: unknown) => ReactNode;
  /** Acts on the row: links, buttons. */
  actions?: ReactNode;
  /** Over the fields: why they are locked. */
  notice?: ReactNode;
  formRef?: Ref<HTMLDivElement>;
  /** The fields, in sections. */
  children: ReactNode;
};

/** Around every form: way back, save, conflict, who else is here, and who changed the row last. */
export function EntityFormFrame<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
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
  notice,
  formRef,
  children,
}: EntityFormFrameProps<Input, Output, Row>) {
  const { t } = useTranslation('master');
  const can = useCan();
  const back = useBackToList(path);
  const { form, row, submit, isSaving, failure, newer, taken, look } = entityForm;
  const others = useOthersHere(permission, row?.id);
  useLive(...api.entities);
  const mayUpdate = can(`${permission}.update`);
  const archived = archivedRow(entityForm) !== null;
  const isWritable = row === null || (mayUpdate && !archived);
  const isToldByNotice = Boolean(notice) && isProblem(failure, 'record.archived');
  const noticePlace = useRef<HTMLDivElement>(null);
  const changes = <OthersChanges newer={newer} taken={taken} onLook={look} />;

  function lookAtNotice(): void {
    const place = noticePlace.current;
    const target = place?.querySelector<HTMLElement>('button') ?? place?.querySelector<HTMLElement>('[tabindex]');
    if (place && target) focusInSight(target, place);
  }

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
      actions={actions}
    >
      {notice && <Box ref={noticePlace}>{notice}</Box>}
      {row && !mayUpdate && <Text color="fg.muted">{t('form.readOnly')}</Text>}
      <Form label={title} onSubmit={submit} locked={!isWritable} busy={isSaving}>
        <Stack gap="5" ref={formRef}>
          <Stack gap="5" css={isWritable ? undefined : readable}>
            {children}
          </Stack>
          {failure !== undefined && !isToldByNotice && <ProblemState error={failure} />}
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
      {/* A locked form disables every control inside it. */}
      {notice && mayUpdate && archived && <LockedBar onLook={lookAtNotice} />}
      <FormConflict entityForm={entityForm} labelOf={labelOf} textOf={textOf} />
    </PageFrame>
  );
}

// What cannot be changed is there to be read, so it is not greyed.
const readable = {
  '& :is(input, select, textarea):disabled': {
    opacity: 1,
    bg: { _light: 'bg.subtle', _dark: 'bg.muted' },
    cursor: 'default',
  },
};
