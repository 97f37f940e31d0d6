import { useTranslation } from '@haisha/i18n';
import { isProblem, useProblemText } from '@haisha/platform';
import type { LoginAnswer } from '@haisha/validation/session';
import { PlainField } from '../session/plain-field.tsx';
import { PlainForm } from '../session/plain-form.tsx';
import { usePlainForm } from '../session/use-plain-form.ts';
import { useShell } from '../shell-context.ts';
import { NewPassword, newPasswordChecks } from './new-password.tsx';

export type LinkFormProps = {
  token: string;
  onAnswer: (answer: LoginAnswer) => Promise<void>;
  /** The link has expired meanwhile. */
  onOver: () => void;
};

/** Redeems the link of an invitation or a reset with a new password. */
export function LinkPasswordForm({ token, loginId, onAnswer, onOver }: LinkFormProps & { loginId: string }) {
  const { t } = useTranslation('identity');
  const { http } = useShell();
  const problemText = useProblemText();
  const { state, field } = usePlainForm({
    checks: newPasswordChecks,
    async send({ password }) {
      try {
        await onAnswer(await http.post('/links/redeem', { token, password }, { whenSignedOut: 'fail' }));
      } catch (cause) {
        if (!isProblem(cause, 'link.invalid')) throw cause;
        onOver();
      }
    },
    wordsOf: problemText,
  });
  return (
    <PlainForm state={state} submitLabel={t('link.submit')}>
      <PlainField
        name="loginId"
        label={t('shell:login.loginId')}
        initial={loginId}
        failure={null}
        autoComplete="username"
        readOnly
      />
      <NewPassword field={field} first />
    </PlainForm>
  );
}
