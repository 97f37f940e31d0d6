import { useTranslation } from '@haisha/i18n';
import { useProblemText } from '@haisha/platform';
import { Button } from '@haisha/ui';
import { required } from '@haisha/validation/rule';
import type { ReactNode, RefObject } from 'react';
import { plainCode } from '../identity/plain-code.ts';
import { PlainField } from '../session/plain-field.tsx';
import { PlainForm } from '../session/plain-form.tsx';
import { presentPasswordFailure } from '../session/present-password-failure.ts';
import { usePlainForm } from '../session/use-plain-form.ts';

export type OwnPasswordFormProps = {
  loginId: string;
  submitLabel: string;
  /** The label of an additional code field. */
  codeLabel?: string;
  send: (input: { presentPassword: string; code: string }) => Promise<void>;
  onCancel: () => void;
  /** Set to the first field, so that the dialog can focus it. */
  firstField: RefObject<HTMLInputElement | null>;
  children: ReactNode;
};

/** Asks for the user's password before a change to the second factor. */
export function OwnPasswordForm({
  loginId,
  submitLabel,
  codeLabel,
  send,
  onCancel,
  firstField,
  children,
}: OwnPasswordFormProps) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const { state, field } = usePlainForm({
    checks: {
      presentPassword: presentPasswordFailure,
      code: (value: string) => (codeLabel === undefined ? null : required(plainCode(value))),
    },
    send: ({ presentPassword, code }) => send({ presentPassword, code: plainCode(code) }),
    wordsOf: problemText,
  });
  return (
    <PlainForm
      state={state}
      submitLabel={submitLabel}
      actions={
        <Button variant="outline" colorPalette="gray" size="lg" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      {children}
      <input type="text" name="loginId" autoComplete="username" value={loginId} readOnly hidden />
      <PlainField
        {...field('presentPassword')}
        label={t('presentPassword')}
        secret
        autoComplete="current-password"
        inputRef={firstField}
      />
      {codeLabel !== undefined && <PlainField {...field('code')} label={codeLabel} autoComplete="one-time-code" />}
    </PlainForm>
  );
}
