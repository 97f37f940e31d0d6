import { useTranslation } from '@haisha/i18n';
import { useProblemText } from '@haisha/platform';
import { Button, Heading, Stack, Text } from '@haisha/ui';
import { linkMinutes } from '@haisha/validation/link-minutes';
import { max, required } from '@haisha/validation/rule';
import { useState } from 'react';
import { PlainField } from '../session/plain-field.tsx';
import { PlainForm } from '../session/plain-form.tsx';
import { usePlainForm } from '../session/use-plain-form.ts';
import { useShell } from '../shell-context.ts';

/** Asks for a link to choose a new password. The answer does not reveal whether the login ID exists. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('identity');
  const { http } = useShell();
  const problemText = useProblemText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { state, field } = usePlainForm({
    checks: { loginId: (value: string) => required(value) ?? max(254)(value) },
    async send({ loginId }) {
      await http.post('/password-resets', { loginId }, { whenSignedOut: 'fail' });
      setSentTo(loginId);
    },
    wordsOf: problemText,
  });
  return (
    <Stack gap="6">
      <Heading as="h1" size="xl">
        {t(sentTo === null ? 'forgotten.title' : 'forgotten.sentTitle')}
      </Heading>
      {sentTo === null ? (
        <>
          <Text>{t('forgotten.text')}</Text>
          <PlainForm state={state} submitLabel={t('forgotten.send')}>
            <PlainField {...field('loginId')} label={t('shell:login.loginId')} autoComplete="username" first />
          </PlainForm>
        </>
      ) : (
        <Stack gap="3" role="status">
          <Text overflowWrap="anywhere">{t('forgotten.sentText', { loginId: sentTo, minutes: linkMinutes })}</Text>
          <Text color="fg.muted">{t('forgotten.sentHint')}</Text>
        </Stack>
      )}
      <Button variant="plain" alignSelf="center" onClick={onBack}>
        {t('code.back')}
      </Button>
    </Stack>
  );
}
