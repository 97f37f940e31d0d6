import { useTranslation } from '@haisha/i18n';
import { Button, Heading, Stack, Text } from '@haisha/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { loadHome } from '../load-desk.ts';
import { loadOwnPages } from '../load-own-pages.ts';
import { useShell } from '../shell-context.ts';
import { useOnDemand } from '../use-on-demand.ts';
import { LoginSteps } from './login-steps.tsx';
import { returnPathOf } from './return-path.ts';
import { useEnter } from './use-enter.ts';

const loadForgotten = () => loadOwnPages().then(({ ForgottenPassword }) => ForgottenPassword);

const SignOnButton = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-on" */ './sign-on-button.tsx')).SignOnButton,
}));

/** The login, which leads to the requested page. */
export function LoginPage() {
  const { t } = useTranslation('shell');
  const { settings } = useShell();
  const enter = useEnter();
  const [isPasswordForgotten, setIsPasswordForgotten] = useState(false);
  const goBack = useCallback(() => setIsPasswordForgotten(false), []);
  const Forgotten = useOnDemand(loadForgotten, isPasswordForgotten, goBack);
  if (isPasswordForgotten && Forgotten) return <Forgotten onBack={goBack} />;
  return (
    <Stack gap="6" onInput={prefetchNextPage}>
      <Heading as="h1" size="xl">
        {t('door:heading')}
      </Heading>
      <LoginSteps
        submitLabel={t('login.submit')}
        onLogIn={(started) => enter(started, returnPathOf(new URL(window.location.href)) ?? '/')}
      >
        {settings.mail ? (
          <Button variant="plain" alignSelf="flex-start" px="0" onClick={() => setIsPasswordForgotten(true)}>
            {t('door:forgotten')}
          </Button>
        ) : (
          <Text textStyle="xs" color="fg.subtle">
            {t('door:forgottenHint')}
          </Text>
        )}
        {settings.singleSignOn && (
          <Suspense>
            <SignOnButton provider={settings.singleSignOn.providerName} />
          </Suspense>
        )}
      </LoginSteps>
    </Stack>
  );
}

/** The page after the login loads while the user types. */
function prefetchNextPage(): void {
  loadHome().catch(() => undefined);
}
