import { useTranslation } from '@haisha/i18n';
import { isProblem, useProblemText } from '@haisha/platform';
import { Button, Stack, Text } from '@haisha/ui';
import { required } from '@haisha/validation/rule';
import type { LoginAnswer, Session } from '@haisha/validation/session';
import { useState } from 'react';
import { PlainField } from '../session/plain-field.tsx';
import { PlainForm } from '../session/plain-form.tsx';
import { usePlainForm } from '../session/use-plain-form.ts';
import { useShell } from '../shell-context.ts';
import { plainCode } from './plain-code.ts';

export type CodeFormProps = {
  submitLabel: string;
  onLogIn: (session: Session) => void | Promise<void>;
  /** The first step has to be repeated; with a reason, unless the user chose it. */
  onStartAnew: (why?: string) => void;
};

/** The second step of a login: an authenticator code, or a recovery code instead. */
export function CodeForm(props: CodeFormProps) {
  const { t } = useTranslation('identity');
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <Stack gap="5">
      <Text>{t(isRecovery ? 'code.recoveryText' : 'code.text')}</Text>
      {/* The error of one kind of code does not apply to the other. */}
      <CodeEntry key={String(isRecovery)} isRecovery={isRecovery} {...props} />
      <Stack gap="2" align="center">
        <Button variant="plain" onClick={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? 'code.useAuthenticator' : 'code.useRecovery')}
        </Button>
        <Button variant="plain" onClick={() => props.onStartAnew()}>
          {t('code.back')}
        </Button>
      </Stack>
      {isRecovery && (
        <Text textStyle="sm" color="fg.muted">
          {t('code.lost')}
        </Text>
      )}
    </Stack>
  );
}

function CodeEntry({ isRecovery, submitLabel, onLogIn, onStartAnew }: CodeFormProps & { isRecovery: boolean }) {
  const { t } = useTranslation('identity');
  const { http } = useShell();
  const problemText = useProblemText();
  const { state, field } = usePlainForm({
    checks: { code: (value: string) => required(plainCode(value)) },
    async send({ code }) {
      try {
        const input = { code: plainCode(code) };
        const answer = await http.post<LoginAnswer>('/session/second-factor', input, { whenSignedOut: 'fail' });
        if (answer.session) await onLogIn(answer.session);
      } catch (cause) {
        if (!isProblem(cause, 'secondFactor.expired')) throw cause;
        onStartAnew(problemText(cause));
      }
    },
    wordsOf: (cause) =>
      isRecovery && isProblem(cause, 'secondFactor.invalid') ? t('code.wrongRecoveryCode') : problemText(cause),
  });
  return (
    <PlainForm state={state} submitLabel={submitLabel}>
      <PlainField
        {...field('code')}
        label={t(isRecovery ? 'code.recoveryCode' : 'code.code')}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        first
      />
    </PlainForm>
  );
}
