import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { Button, Flex, Stack, StatusBadge, Text } from '@haisha/ui';
import type { Account } from '@haisha/validation/account';
import { useState } from 'react';
import { Section } from '../layout/section.tsx';
import { SecondFactorEnd } from './second-factor-end.tsx';
import { SecondFactorRenewal } from './second-factor-renewal.tsx';
import { SecondFactorSetUp } from './second-factor-set-up.tsx';
import { useRefreshAccount } from './use-account.ts';

const few = 3;

/** Shows whether the login asks for an authenticator code, and lets the user change that. */
export function SecondFactorSection({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const refresh = useRefreshAccount();
  const [open, setOpen] = useState<'setUp' | 'renew' | 'end' | null>(null);
  const { totp, loginId } = account;
  const dialog = {
    loginId,
    onClose() {
      refresh();
      setOpen(null);
    },
  };
  return (
    <Section
      title={t('secondFactor.title')}
      aside={
        <StatusBadge tone={totp ? 'quiet' : 'neutral'}>{t(totp ? 'secondFactor.on' : 'secondFactor.off')}</StatusBadge>
      }
    >
      <Stack gap="3">
        <Text color="fg.muted">
          {totp ? t('secondFactor.onText', { date: formatDate(tokyoDate(totp.since)) }) : t('secondFactor.offText')}
        </Text>
        {totp && (
          <>
            <Text>{t('secondFactor.codesLeft', { count: totp.recoveryCodesLeft })}</Text>
            {totp.recoveryCodesLeft <= few && <Text color="fg.warning">{t('secondFactor.fewCodes')}</Text>}
            <Text textStyle="sm" color="fg.muted">
              {t('secondFactor.lost')}
            </Text>
          </>
        )}
        <Flex gap="3" wrap="wrap">
          {/* One element in both states: the focus returns to it when the dialog has turned the second factor on. */}
          <Button variant="outline" onClick={() => setOpen(totp ? 'renew' : 'setUp')}>
            {t(totp ? 'secondFactor.renew' : 'secondFactor.setUp')}
          </Button>
          {totp && (
            <Button variant="outline" colorPalette="red" onClick={() => setOpen('end')}>
              {t('secondFactor.end')}
            </Button>
          )}
        </Flex>
      </Stack>
      {open === 'setUp' && <SecondFactorSetUp {...dialog} />}
      {open === 'renew' && <SecondFactorRenewal {...dialog} />}
      {open === 'end' && <SecondFactorEnd {...dialog} />}
    </Section>
  );
}
