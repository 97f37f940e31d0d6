import { useTranslation } from '@haisha/i18n';
import { Button, Heading, Stack } from '@haisha/ui';
import { useCallback, useState } from 'react';
import { loadOwnPages } from '../load-own-pages.ts';
import { useOnDemand } from '../on-demand.ts';
import { useShell } from '../shell-context.ts';
import { LoginSteps } from './login-steps.tsx';
import { returnPathOf } from './return-path.ts';
import { SignOnButton } from './sign-on-button.tsx';
import { useEnter } from './use-enter.ts';

const loadForgotten = () => loadOwnPages().then(({ ForgottenPassword }) => ForgottenPassword);

/** The login, and from there to the page that was asked for. */
export function LoginPage() {
  const { t } = useTranslation('shell');
  const { settings } = useShell();
  const enter = useEnter();
  const [isForgotten, setIsForgotten] = useState(false);
  const goBack = useCallback(() => setIsForgotten(false), []);
  const Forgotten = useOnDemand(loadForgotten, isForgotten, goBack);
  if (isForgotten && Forgotten) return <Forgotten onBack={goBack} />;
  return (
    <Stack gap="6">
      <Heading as="h1" size="xl">
        {t('login.heading')}
      </Heading>
      <LoginSteps
        submitLabel={t('login.submit')}
        onLogIn={(started) => enter(started, returnPathOf(new URL(window.location.href)) ?? '/')}
      >
        {settings.mail && (
          <Button variant="plain" alignSelf="center" onClick={() => setIsForgotten(true)}>
            {t('login.forgotten')}
          </Button>
        )}
        <SignOnButton />
      </LoginSteps>
    </Stack>
  );
}
