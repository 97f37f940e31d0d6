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

/** The frame of a short form: the reason of a refusal, its fields, its button. */
export function PlainForm({ state, submitLabel, actions, long = false, children }: PlainFormProps) {
  const { form, submit, refusal, throttle, busy } = state;
  const Buttons = long ? DialogFoot : Flex;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="4" pb="1">
        <Refusal throttle={throttle}>{refusal}</Refusal>
        {children}
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
