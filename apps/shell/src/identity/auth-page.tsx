import { useTranslation } from '@haisha/i18n';
import { isProblem, useProblemText } from '@haisha/platform';
import { ErrorState, Heading, Stack, Text } from '@haisha/ui';
import { useEffect, useState } from 'react';
import { KioskPage } from '../kiosk/kiosk-page.tsx';
import { useShell } from '../shell-context.ts';
import { LinkPage } from './link-page.tsx';
import { kioskCodeOf, linkTokenOf } from './take-arrival.ts';
import { ToLogin } from './to-login.tsx';

/** The return address of single sign-on and of mailed links; without their data its guards redirect. */
export function AuthPage() {
  const { arrival } = useShell();
  // The arrival is cleared before the page is left.
  const [arrived] = useState(arrival.get);
  // A link pasted over this page changes only the hash, for which no page is loaded.
  useEffect(() => {
    const comes = (hash: string) => linkTokenOf(hash) !== null || Boolean(kioskCodeOf(hash));
    const reloadForLink = () => comes(window.location.hash) && window.location.reload();
    window.addEventListener('hashchange', reloadForLink);
    return () => window.removeEventListener('hashchange', reloadForLink);
  }, []);
  if (!arrived) return null;
  if ('signedOn' in arrived) return <SignedOn />;
  if ('kiosk' in arrived) {
    return <KioskPage code={arrived.kiosk} />;
  }
  return 'token' in arrived ? <LinkPage token={arrived.token} /> : <SignOnRefused refusal={arrived.refusal} />;
}

/** What remains of a window that the browser does not close by itself. */
function SignedOn() {
  const { t } = useTranslation('identity');
  return (
    <Stack gap="4">
      <Heading as="h1" size="xl">
        {t('signOn.done')}
      </Heading>
      <Text>{t('signOn.doneText')}</Text>
    </Stack>
  );
}

function SignOnRefused({ refusal }: { refusal: unknown }) {
  const { t } = useTranslation('identity');
  const problemText = useProblemText();
  return (
    <Stack gap="6">
      <Heading as="h1" size="xl">
        {t('signOn.refused')}
      </Heading>
      <ErrorState title={isProblem(refusal, 'route.not_found') ? t('signOn.notSetUp') : problemText(refusal)} />
      <ToLogin />
    </Stack>
  );
}
