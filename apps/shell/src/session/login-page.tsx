import { localeOf, localizedPath, useTranslation } from '@haisha/i18n';
import { useLocation } from '@haisha/platform';
import { Heading, Stack } from '@haisha/ui';
import type { Session } from '@haisha/validation/session';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../shell-context.ts';
import { LoginForm } from './login-form.tsx';
import { returnPathOf } from './return-path.ts';

/** The login, and from there to the page that was asked for. */
export function LoginPage() {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  async function enter(started: Session) {
    session.set(started);
    const asked = returnPathOf(new URL(window.location.href)) ?? '/';
    await navigate(localizedPath(asked, localeOf(pathname)), { replace: true });
  }

  return (
    <Stack gap="6">
      <Heading as="h1" size="xl">
        {t('login.heading')}
      </Heading>
      <LoginForm submitLabel={t('login.submit')} onLogIn={enter} />
    </Stack>
  );
}
