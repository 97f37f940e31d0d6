import { useTranslation } from '@haisha/i18n';
import { notify } from '@haisha/platform';
import { Box, Button, Stack, Text } from '@haisha/ui';
import type { Account } from '@haisha/validation/account';
import { useState } from 'react';
import { PasswordChangeForm } from '../identity/password-change-form.tsx';
import { Section } from '../layout/section.tsx';
import { useRefreshSessions } from './use-own-sessions.ts';

/** Lets a user change their password by entering the present one. */
export function PasswordSection({ account: { loginId, hasPassword } }: { account: Account }) {
  const { t } = useTranslation('account');
  // Null until it was opened: on close the focus returns to the button.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const refreshSessions = useRefreshSessions();

  function finish(): void {
    setIsOpen(false);
    refreshSessions();
    notify({ kind: 'success', text: t('identity:change.done') });
  }

  return (
    <Section title={t('password.title')}>
      <Stack gap="3" align="flex-start">
        <Text color="fg.muted">{t(hasPassword ? 'password.text' : 'password.none')}</Text>
        {hasPassword && !isOpen && (
          <Button variant="outline" autoFocus={isOpen === false} onClick={() => setIsOpen(true)}>
            {t('password.change')}
          </Button>
        )}
        {isOpen && (
          <Box w="full" maxW="26rem">
            <PasswordChangeForm loginId={loginId} first onChanged={finish} onCancel={() => setIsOpen(false)} />
          </Box>
        )}
      </Stack>
    </Section>
  );
}
