import { useTranslation } from '@haisha/i18n';
import { isProblem, useProblemText } from '@haisha/platform';
import { max, required } from '@haisha/validation/rule';
import type { LoginAnswer } from '@haisha/validation/session';
import type { RefObject } from 'react';
import { useShell } from '../shell-context.ts';
import { PlainField } from './plain-field.tsx';
import { PlainForm } from './plain-form.tsx';
import { presentPasswordFailure } from './present-password-failure.ts';
import { usePlainForm } from './use-plain-form.ts';

export type LoginFormProps = {
  loginId?: string | undefined;
  submitLabel: string;
  /** Set to the first field to fill in, for a dialog that moves the focus itself. */
  firstField?: RefObject<HTMLInputElement | null> | undefined;
  /** Why the user has to log in again, until the next try. */
  notice?: string | null;
  onAnswer: (answer: LoginAnswer) => void | Promise<void>;
};

const checks = {
  loginId: (value: string) => required(value) ?? max(254)(value),
  password: presentPasswordFailure,
};

/** Login ID and password, checked when a field is left and when the form is submitted. */
export function LoginForm({ loginId = '', submitLabel, firstField, notice = null, onAnswer }: LoginFormProps) {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const problemText = useProblemText();
  const { state, field } = usePlainForm({
    checks,
    send: async (credentials) => onAnswer(await session.logIn(credentials)),
    wordsOf(cause) {
      if (isProblem(cause, 'storage.full')) return problemText(cause);
      return t(isProblem(cause, 'credentials.invalid') ? 'door:login.wrong' : 'door:login.unavailable');
    },
    notice,
  });
  const isNew = loginId === '';
  return (
    <PlainForm state={state} submitLabel={submitLabel}>
      <PlainField
        {...field('loginId')}
        label={t('login.loginId')}
        initial={loginId}
        autoComplete="username"
        first={isNew && !firstField}
        inputRef={isNew ? firstField : undefined}
      />
      <PlainField
        {...field('password')}
        label={t('login.password')}
        secret
        autoComplete="current-password"
        first={!isNew && !firstField}
        inputRef={isNew ? undefined : firstField}
      />
    </PlainForm>
  );
}
