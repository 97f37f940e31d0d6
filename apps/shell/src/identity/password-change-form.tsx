import { useTranslation } from '@haisha/i18n';
import { useProblemText } from '@haisha/platform';
import { Button } from '@haisha/ui';
import type { Session, SessionAnswer } from '@haisha/validation/session';
import { PlainField } from '../session/plain-field.tsx';
import { PlainForm } from '../session/plain-form.tsx';
import { presentPasswordFailure } from '../session/present-password-failure.ts';
import { usePlainForm } from '../session/use-plain-form.ts';
import { useShell } from '../shell-context.ts';
import { NewPassword, newPasswordChecks } from './new-password.tsx';

const checks = { presentPassword: presentPasswordFailure, ...newPasswordChecks };

export type PasswordChangeFormProps = {
  loginId: string;
  /** Whether the first field gets the focus. */
  first?: boolean;
  onChanged: (session: Session) => void;
  /** Cancels, where the change is optional. */
  onCancel?: () => void;
};

/** Changes the user's password; this page continues in a new session. */
export function PasswordChangeForm({ loginId, first = false, onChanged, onCancel }: PasswordChangeFormProps) {
  const { t } = useTranslation('identity');
  const { http, session } = useShell();
  const problemText = useProblemText();
  const { state, field } = usePlainForm({
    checks,
    async send({ presentPassword, password }) {
      const answer = await http.put<SessionAnswer>('/account/password', { presentPassword, newPassword: password });
      if (!answer.session) return;
      session.set(answer.session);
      onChanged(answer.session);
    },
    paths: { newPassword: 'password' },
    wordsOf: problemText,
  });
  return (
    <PlainForm
      state={state}
      submitLabel={t('change.submit')}
      actions={
        onCancel && (
          <Button variant="outline" colorPalette="gray" size="lg" onClick={onCancel}>
            {t('change.cancel')}
          </Button>
        )
      }
    >
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="loginId" autoComplete="username" value={loginId} readOnly hidden />
      <PlainField
        {...field('presentPassword')}
        label={t('password.present')}
        secret
        autoComplete="current-password"
        first={first}
      />
      <NewPassword field={field} />
    </PlainForm>
  );
}
