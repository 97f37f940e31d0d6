import { useTranslation } from '@haisha/i18n';
import { notify, overrideTitle, useSession } from '@haisha/platform';
import { Button, Heading, Stack, Text } from '@haisha/ui';
import { useEffect } from 'react';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { useLogOut } from '../session/use-log-out.ts';
import { PasswordChangeForm } from './password-change-form.tsx';

/** Shown instead of every page until the user has changed the password. */
export function PasswordPage() {
  const { t } = useTranslation('identity');
  const user = useSession()?.user;
  const logOut = useLogOut();
  const title = t('change.title');
  useEffect(() => overrideTitle(title), [title]);
  if (!user) return null;
  return (
    <AuthLayout>
      <Stack gap="5">
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        <Text>{t('change.text', { name: user.name })}</Text>
        <PasswordChangeForm
          loginId={user.loginId}
          first
          onChanged={() => notify({ kind: 'success', text: t('change.done') })}
        />
        <Button variant="plain" alignSelf="center" onClick={() => void logOut('here')}>
          {t('shell:user.logOut')}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
