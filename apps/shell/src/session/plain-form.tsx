import { Button, Flex, Stack } from '@haisha/ui';
import type { ReactNode } from 'react';
import { DialogFoot } from './dialog-foot.tsx';
import { Refusal } from './refusal.tsx';
import type { PlainFormState } from './use-plain-form.ts';

export type PlainFormProps = {
  state: PlainFormState;
  submitLabel: string;
  /** Shown next to the button. */
  actions?: ReactNode;
  /** In a dialog that scrolls: the buttons stay at its foot. */
  long?: boolean;
  children: ReactNode;
};

/** The frame of a short form: what led to it, its fields, the reason of a refusal, which moves no field, its button. */
export function PlainForm({ state, submitLabel, actions, long = false, children }: PlainFormProps) {
  const { form, submit, refusal, isNotice, throttle, busy } = state;
  const said = <Refusal throttle={throttle}>{refusal}</Refusal>;
  const Buttons = long ? DialogFoot : Flex;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="4" pb="1">
        {isNotice && throttle.seconds === 0 && said}
        {children}
        {(!isNotice || throttle.seconds > 0) && said}
        <Buttons gap="2" pt="1" justify="flex-end">
          {actions}
          <Button
            type="submit"
            colorPalette="primary"
            size="lg"
            flex="1"
            loading={busy}
            loadingText={submitLabel}
            disabled={throttle.seconds > 0}
          >
            {submitLabel}
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}
