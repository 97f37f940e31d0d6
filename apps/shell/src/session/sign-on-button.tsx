import { localeOf, localizedPath, useTranslation } from '@haisha/i18n';
import { useLocation, useProblemText } from '@haisha/platform';
import { Button, Stack } from '@haisha/ui';
import { useState } from 'react';
import { addAreaTexts } from '../areas/add-area-texts.ts';
import { useShell } from '../shell-context.ts';
import { Refusal } from './refusal.tsx';
import { returnPathOf } from './return-path.ts';
import { useCountdown } from './use-countdown.ts';

/** Leads to the provider of single sign-on, and from there back to the requested page. */
export function SignOnButton({ provider }: { provider: string | null }) {
  const { t } = useTranslation('shell');
  const { http } = useShell();
  const { pathname } = useLocation();
  const problemText = useProblemText();
  const throttle = useCountdown();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const label = provider ? t('door:login.signOnBy', { provider }) : t('door:login.signOn');

  async function leave(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const returnTo = returnPathOf(new URL(window.location.href)) ?? localizedPath('/', localeOf(pathname));
    try {
      const { address } = await http.post<{ address: string }>('/single-sign-on', { returnTo });
      window.location.assign(address);
    } catch (cause) {
      await addAreaTexts();
      setRefusal(problemText(cause));
      setBusy(false);
    }
  }

  return (
    <Stack gap="3">
      <Refusal throttle={throttle}>{refusal}</Refusal>
      <Button variant="outline" size="lg" w="full" loading={busy} loadingText={label} onClick={() => void leave()}>
        {label}
      </Button>
    </Stack>
  );
}
