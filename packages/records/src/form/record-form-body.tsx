import { useTranslation } from '@haisha/i18n';
import { isProblem, useCan } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Stack, Text } from '@haisha/ui';
import { FieldWarnings } from '@haisha/ui/fields';
import { Form, FormActions } from '@haisha/ui/form';
import { focusInSight } from '@haisha/ui/scroll';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, type Ref, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { References } from '../naming/reference-to.ts';
import { archivedRow } from './archived-row.ts';
import { FormConflict } from './form-conflict.tsx';
import { LockedBar } from './locked-bar.tsx';
import { OthersChanges } from './others-changes.tsx';
import { readable } from './readable.ts';
import { RecordFacts } from './record-facts.tsx';
import { useFirstField } from './use-first-field.ts';
import type { RowForm } from './use-row-form.ts';

export type RecordFormBodyProps<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = {
  form: RowForm<Input, Output, Row>;
  title: string;
  /** The first part of the permissions: `department`. */
  permission: string;
  /** What of the row is changed here, where that is an act of its own: `updateContacts`. */
  act?: string;
  /** Name of a field, for the conflict: `plate`, `zones`. */
  labelOf: (name: string) => string;
  /** A value as people read it, for the conflict. */
  textOf: (name: string, value: unknown) => ReactNode;
  /** What fields refer to, for the conflict. */
  references?: References;
  /** Over the fields: why they are locked. */
  notice?: ReactNode;
  formRef?: Ref<HTMLDivElement>;
  /** The way out without saving. */
  cancel?: ReactNode;
  /** Below the fields, where a locked form does not reach. */
  below?: ReactNode;
  /** The fields, in sections. */
  children: ReactNode;
};

/** A form with all that belongs to saving it: save, refusals, conflict, and who changed the row last. */
export function RecordFormBody<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
  form: rowForm,
  title,
  permission,
  act = 'update',
  labelOf,
  textOf,
  references = {},
  notice,
  formRef,
  cancel,
  below,
  children,
}: RecordFormBodyProps<Input, Output, Row>) {
  const { t } = useTranslation('record');
  const can = useCan();
  const { form, warnings, row, submit, isSaving, failure, newer, taken, look } = rowForm;
  const mayUpdate = can(`${permission}.${act}`);
  const archived = archivedRow(rowForm) !== null;
  const isWritable = row === null || (mayUpdate && !archived);
  const isToldByNotice = Boolean(notice) && isProblem(failure, 'record.archived');
  const noticePlace = useRef<HTMLDivElement>(null);
  const fields = useFirstField<HTMLDivElement>(row === null);
  const changes = <OthersChanges newer={newer} taken={taken} onLook={look} />;

  function lookAtNotice(): void {
    const place = noticePlace.current;
    const target = place?.querySelector<HTMLElement>('button') ?? place?.querySelector<HTMLElement>('[tabindex]');
    if (place && target) focusInSight(target, place);
  }

  return (
    <>
      {notice && <Box ref={noticePlace}>{notice}</Box>}
      {row && !mayUpdate && <Text color="fg.muted">{t('form.readOnly')}</Text>}
      <Form label={title} onSubmit={submit} locked={!isWritable} busy={isSaving}>
        <Stack gap="5" ref={formRef}>
          <Stack gap="5" ref={fields} css={isWritable ? undefined : readable}>
            <FieldWarnings control={form.control} of={warnings}>
              {children}
            </FieldWarnings>
          </Stack>
          {failure !== undefined && !isToldByNotice && <ProblemState error={failure} />}
          {row && <RecordFacts row={row} />}
          {isWritable ? (
            <FormActions busy={isSaving} dirty={form.formState.isDirty} notice={changes} cancel={cancel} />
          ) : (
            changes
          )}
        </Stack>
      </Form>
      {below}
      {/* A locked form disables every control inside it. */}
      {notice && mayUpdate && archived && <LockedBar onLook={lookAtNotice} />}
      <FormConflict form={rowForm} labelOf={labelOf} textOf={textOf} references={references} />
    </>
  );
}
