import { useTranslation } from '@haisha/i18n';
import { isProblem, useCan } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Button, Text } from '@haisha/ui';
import { FieldWarnings } from '@haisha/ui/fields';
import { FoldsWait, Form, FormActions } from '@haisha/ui/form';
import { displayKeys } from '@haisha/ui/keys';
import { focusInSight } from '@haisha/ui/scroll';
import type { EntityFields } from '@haisha/validation/entity';
import { Children, type ReactNode, type Ref, use, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { References } from '../naming/reference-to.ts';
import { archivedRow } from './archived-row.ts';
import { ClashOffers } from './clash-offers.tsx';
import { countUnsaved } from './count-unsaved.ts';
import { FormIndex } from './form-index.tsx';
import { FormSheet, Measure } from './form-sheet.tsx';
import { FromList } from './from-list.ts';
import { LockedBar } from './locked-bar.tsx';
import { MeetingBanner } from './meeting-banner.tsx';
import { readable } from './readable.ts';
import { SaveFailure } from './save-failure.tsx';
import { useFirstField } from './use-first-field.ts';
import { useOnceShown } from './use-once-shown.ts';
import type { RowForm } from './use-row-form.ts';

/** Of a row opened from its list, as many as a window has room for; the others are drawn once these are on the screen. */
const firstSections = 3;

export type RecordFormBodyProps<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = {
  form: RowForm<Input, Output, Row>;
  title: string;
  /** The first part of the permissions: `department`. */
  permission: string;
  /** What of the row is changed here, where that is an act of its own: `updateContacts`. */
  act?: string;
  /** Name of a field, for what somebody else changed: `plate`, `zones`. */
  labelOf: (name: string) => string;
  /** A value as people read it, for what somebody else changed. */
  textOf: (name: string, value: unknown) => ReactNode;
  /** What fields refer to, for the same. */
  references?: References;
  /** Over the fields: why they are locked. */
  notice?: ReactNode;
  /** Why nothing of the row can be changed in its state, in a sentence; without it it can. */
  locked?: string | undefined;
  formRef?: Ref<HTMLDivElement>;
  /** The way out without saving. */
  cancel?: ReactNode;
  /** Told over the bar: what was saved last, where one row is added after the other. */
  saved?: ReactNode;
  /** Over the form, saved by itself: a photo. */
  above?: ReactNode;
  /** Below the fields, where a locked form does not reach. */
  below?: ReactNode;
  /** The fields, in sections. */
  children: ReactNode;
};

/** A form with all that belongs to saving it: save, refusals, what others changed, and who changed the row last. */
export function RecordFormBody<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
  form: rowForm,
  title,
  permission,
  act = 'update',
  labelOf,
  textOf,
  references = {},
  notice,
  locked,
  formRef,
  cancel,
  saved,
  above,
  below,
  children,
}: RecordFormBodyProps<Input, Output, Row>) {
  const { t } = useTranslation('record');
  const can = useCan();
  const { form, warnings, row, submit, submitForNext, isSaving, failure, onRetry, meeting, taken } = rowForm;
  const { dirtyFields } = form.formState;
  const mayUpdate = can(`${permission}.${act}`);
  const archived = archivedRow(rowForm) !== null;
  const isWritable = row === null || (mayUpdate && !archived && locked === undefined);
  const isToldByNotice = Boolean(notice) && isProblem(failure, 'record.archived');
  const isFailureTold = failure !== undefined && !isToldByNotice;
  const isDrawn = useOnceShown(!use(FromList));
  const sections = Children.toArray(children);
  const noticePlace = useRef<HTMLDivElement>(null);
  const fields = useFirstField<HTMLDivElement>(row === null);

  function lookAtNotice(): void {
    const place = noticePlace.current;
    const target = place?.querySelector<HTMLElement>('button') ?? place?.querySelector<HTMLElement>('[tabindex]');
    if (place && target) focusInSight(target, place);
  }

  return (
    <FormSheet
      banner={<MeetingBanner meeting={meeting} taken={taken} labelOf={labelOf} onDismiss={rowForm.dismissMeeting} />}
      below={below}
      // A locked form disables every control inside it.
      foot={notice && mayUpdate && archived && <LockedBar onLook={lookAtNotice} />}
    >
      {notice && (
        <Measure ref={noticePlace} pt="4">
          {notice}
        </Measure>
      )}
      {above && <Measure pt="4">{above}</Measure>}
      <Form
        label={title}
        onSubmit={submit}
        onSubmitForNext={submitForNext}
        control={form.control}
        locked={!isWritable}
        busy={isSaving}
      >
        <Measure ref={formRef} pt="3">
          {isWritable ? (
            <Text css={besideTitle} color="fg.subtle" textStyle="xs">
              {t('form.required')}
            </Text>
          ) : (
            row && (!mayUpdate || locked) && <Text color="fg.muted">{mayUpdate ? locked : t('form.readOnly')}</Text>
          )}
          <Box ref={fields} css={isWritable ? undefined : readable}>
            <ClashOffers
              meeting={meeting}
              decide={rowForm.decide}
              labelOf={labelOf}
              textOf={textOf}
              references={references}
            >
              <FieldWarnings control={form.control} of={warnings}>
                <FoldsWait value={!isDrawn}>{isDrawn ? sections : sections.slice(0, firstSections)}</FoldsWait>
              </FieldWarnings>
            </ClashOffers>
          </Box>
          {isFailureTold && !isWritable && (
            <Box mt="4">
              <ProblemState error={failure} />
            </Box>
          )}
        </Measure>
        {isDrawn && <FormIndex row={row} hasHistory={Boolean(below)} />}
        {isWritable && (
          <FormActions
            busy={isSaving}
            unsaved={countUnsaved(dirtyFields)}
            notice={isFailureTold ? <SaveFailure {...{ isSaving, onRetry }} error={failure} /> : saved}
            cancel={cancel}
          >
            {submitForNext && (
              <Button
                type="button"
                variant="outline"
                colorPalette="gray"
                disabled={isSaving}
                title={displayKeys('mod+enter')}
                aria-keyshortcuts="Control+Enter Meta+Enter"
                onClick={submitForNext}
              >
                {t('form.saveForNext')}
              </Button>
            )}
          </FormActions>
        )}
      </Form>
    </FormSheet>
  );
}

// Beside the title of the first section; on a phone over it, where both do not fit.
const besideTitle = { float: { base: 'none', md: 'inline-end' }, mt: { base: '2', md: '5' }, ms: { md: '3' } } as const;
