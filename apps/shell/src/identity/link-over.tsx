import { useTranslation } from '@haisha/i18n';
import { Button, Heading, Stack, Text } from '@haisha/ui';
import { useState } from 'react';
import { useShell } from '../shell-context.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { ToLogin } from './to-login.tsx';

/** Says that a link is used, expired or unknown, which cannot be distinguished, and what to do. */
export function LinkOver() {
  const { t } = useTranslation('identity');
  const { settings } = useShell();
  const [isRequesting, setIsRequesting] = useState(false);
  if (isRequesting) return <ForgottenPassword onBack={() => setIsRequesting(false)} />;
  return (
    <Stack gap="5">
      <Heading as="h1" size="xl">
        {t('link.over')}
      </Heading>
      <Text>{t('link.overText')}</Text>
      <Stack as="ul" data-prose="" gap="2" ps="5" listStyleType="disc">
        <li>{t('link.overInvitation')}</li>
        <li>{t(settings.mail ? 'link.overReset' : 'link.overAdministrator')}</li>
      </Stack>
      {settings.mail && (
        <Button colorPalette="primary" size="lg" w="full" onClick={() => setIsRequesting(true)}>
          {t('link.again')}
        </Button>
      )}
      <ToLogin />
    </Stack>
  );
}
