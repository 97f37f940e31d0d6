import { useTranslation } from '@haisha/i18n';
import { confirmLeave, isProblem } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Button, Flex, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { FieldWarnings } from '@haisha/ui/fields';
import { Form, FormFaults } from '@haisha/ui/form';
import { focusInSight } from '@haisha/ui/scroll';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ClashOffers } from './clash-offers.tsx';
import { aroundForm } from './form-sheet.tsx';
import { MeetingBanner } from './meeting-banner.tsx';
import { readable } from './readable.ts';
import { SaveFailure } from './save-failure.tsx';
import { useRestoreText } from './use-restore-text.ts';
import type { RowForm } from './use-row-form.ts';

export type FormDialogProps<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = {
  form: RowForm<Input, Output, Row>;
  title: string;
  /** The act as a verb. */
  saveLabel: string;
  /** The first part of the permissions: `vehicle`. */
  permission: string;
  size?: 'lg' | 'xl';
  /** Nothing can be changed or saved. */
  locked?: boolean;
  /** Names and values, for what somebody else changed. */
  labelOf: (name: string) => string;
  textOf: (name: string, value: unknown) => ReactNode;
  /** There is something besides the fields that is not saved, such as a file on its way. */
  holdsMore?: boolean;
  /** Further acts on the row; they can be done while it is locked. */
  actions?: ReactNode;
  /** After the fields; it can be worked while they are locked. */
  below?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A short form over the page it belongs to; input in it is not lost without a question. */
export function FormDialog<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
  form: rowForm,
  title,
  saveLabel,
  permission,
  size = 'lg',
  locked: isReadOnly = false,
  labelOf,
  textOf,
  holdsMore = false,
  actions,
  below,
  onClose,
  children,
}: FormDialogProps<Input, Output, Row>) {
  const { t } = useTranslation('record');
  const { form, warnings, submit, submitForNext, isSaving, failure, onRetry, meeting, taken, discard } = rowForm;
  const { isDirty } = form.formState;
  const restoreText = useRestoreText(permission);
  const isArchived = isProblem(failure, 'record.archived');
  const locked = isReadOnly || isArchived;
  const cancel = useRef<HTMLButtonElement>(null);

  // The field or button that had the caret is locked now.
  useLayoutEffect(() => {
    if (isArchived && cancel.current) focusInSight(cancel.current);
  }, [isArchived]);

  async function close(): Promise<void> {
    if ((isDirty || holdsMore) && !(await confirmLeave())) return;
    discard();
    onClose();
  }

  const buttons = (
    <Flex
      gap="3"
      wrap="wrap"
      align="center"
      mt="3"
      mb="-6"
      pt="3"
      pb="6"
      position="sticky"
      bottom="-6"
      bg="bg.raised"
      zIndex="1"
    >
      {failure !== undefined && !locked && (
        <Box w="full">
          <SaveFailure {...{ isSaving, onRetry }} error={failure} />
        </Box>
      )}
      {actions}
      {!locked && <FormFaults />}
      <Flex gap="3" wrap="wrap" ms="auto">
        <Button ref={cancel} variant="outline" colorPalette="gray" disabled={isSaving} onClick={() => void close()}>
          {t('form.cancel')}
        </Button>
        {!locked && submitForNext && (
          <Button type="button" variant="outline" colorPalette="gray" disabled={isSaving} onClick={submitForNext}>
            {t('form.saveForNext')}
          </Button>
        )}
        {!locked && (
          <Button type="submit" loading={isSaving} loadingText={saveLabel}>
            {saveLabel}
          </Button>
        )}
      </Flex>
    </Flex>
  );

  const foot = (
    <>
      {below && <Box mt="5">{below}</Box>}
      {buttons}
    </>
  );

  return (
    <Dialog open onClose={() => void close()} title={title} size={size} closable={!isSaving}>
      <Box mx="-6" css={{ '--banner-top': '-0.5rem' }}>
        <MeetingBanner meeting={meeting} taken={taken} labelOf={labelOf} onDismiss={rowForm.dismissMeeting} />
      </Box>
      <Box css={aroundForm}>
        <Form
          label={title}
          onSubmit={submit}
          onSubmitForNext={submitForNext}
          control={form.control}
          locked={locked}
          busy={isSaving}
        >
          <Stack gap="4">
            <Box css={locked ? readable : undefined}>
              {!locked && (
                <Text color="fg.subtle" textStyle="xs" mt="-2" mb="3">
                  {t('form.required')}
                </Text>
              )}
              <ClashOffers meeting={meeting} decide={rowForm.decide} labelOf={labelOf} textOf={textOf}>
                <FieldWarnings control={form.control} of={warnings}>
                  {children}
                </FieldWarnings>
              </ClashOffers>
            </Box>
            {failure !== undefined && locked && (
              <ProblemState error={failure}>{isArchived ? restoreText : undefined}</ProblemState>
            )}
          </Stack>
          {!locked && foot}
        </Form>
      </Box>
      {/* A locked form disables every control inside it. */}
      {locked && foot}
    </Dialog>
  );
}
