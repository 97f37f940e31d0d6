import { useTranslation } from '@haisha/i18n';
import { confirmLeave, isProblem } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Button, breakpoints, chakra, Flex, Text, useMediaQuery } from '@haisha/ui';
import { Dialog, type FormDialogFrameProps } from '@haisha/ui/dialog';
import { FieldWarnings } from '@haisha/ui/fields';
import { Form, FormFaults } from '@haisha/ui/form';
import { focusInSight } from '@haisha/ui/scroll';
import type { EntityFields } from '@haisha/validation/entity';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ClashOffers } from './clash-offers.tsx';
import { Measure, Sheet } from './form-sheet.tsx';
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
  /** The dialog around it; by default one that is as wide as a few fields. */
  frame?: ComponentType<FormDialogFrameProps>;
  /** Nothing can be changed or saved. */
  locked?: boolean;
  /** Names and values, for what somebody else changed. */
  labelOf: (name: string) => string;
  textOf: (name: string, value: unknown) => ReactNode;
  /** There is something besides the fields that is not saved, such as a file on its way. */
  holdsMore?: boolean;
  /** Beside the fields. */
  index?: ReactNode;
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
  frame: Frame = ShortDialog,
  locked: isReadOnly = false,
  labelOf,
  textOf,
  holdsMore = false,
  index,
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
  const Fields = index ? Measure : WholeWidth;
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md})`);

  // The field or button that had the caret is locked now.
  useLayoutEffect(() => {
    if (isArchived && cancel.current) focusInSight(cancel.current);
  }, [isArchived]);

  async function close(): Promise<void> {
    if ((isDirty || holdsMore) && !(await confirmLeave())) return;
    discard();
    onClose();
  }

  const bar = (
    <Bar>
      {failure !== undefined && !locked && (
        <Box w="full">
          <SaveFailure {...{ isSaving, onRetry }} error={failure} />
        </Box>
      )}
      {isWide && actions}
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
    </Bar>
  );

  const foot = (
    <>
      <Fields pb="4">
        {below && <Box mt="4">{below}</Box>}
        {/* On a phone the bar has room only for the save. */}
        {!isWide && actions && (
          <Flex gap="3" wrap="wrap" mt="4">
            {actions}
          </Flex>
        )}
      </Fields>
      {bar}
    </>
  );

  return (
    <Frame open onClose={() => void close()} title={title} closable={!isSaving}>
      <Around>
        <MeetingBanner meeting={meeting} taken={taken} labelOf={labelOf} onDismiss={rowForm.dismissMeeting} />
        <Form
          label={title}
          onSubmit={submit}
          onSubmitForNext={submitForNext}
          control={form.control}
          locked={locked}
          busy={isSaving}
        >
          <Fields>
            <Box css={locked ? readable : undefined}>
              {!locked && (
                <Text color="fg.subtle" textStyle="xs" mt="1" mb="3">
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
          </Fields>
          {index}
          {!locked && foot}
        </Form>
        {/* A locked form disables every control inside it. */}
        {locked && foot}
      </Around>
    </Frame>
  );
}

function ShortDialog(props: FormDialogFrameProps) {
  return <Dialog size="lg" {...props} />;
}

/** The dialog scrolls, under its own title. */
const Around = chakra(Sheet, {
  base: { mx: '-6', mt: '-2', mb: '-6', '--banner-top': '-0.5rem', '--bar': '0px', '--room': 'calc(100dvh - 14rem)' },
});

const WholeWidth = chakra(Measure, { base: { ms: '0', maxW: 'none' } });

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', md: '6' },
    py: '3',
    position: 'sticky',
    bottom: '-6',
    borderTopWidth: '1px',
    borderBottomRadius: 'lg',
    bg: 'bg.raised',
    zIndex: '4',
  },
});
