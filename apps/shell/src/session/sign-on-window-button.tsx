import { useTranslation } from '@haisha/i18n';
import { useProblemText } from '@haisha/platform';
import { Button, Stack, Text } from '@haisha/ui';
import type { Session } from '@haisha/validation/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { addAreaTexts } from '../areas/add-area-texts.ts';
import { useShell } from '../shell-context.ts';
import { Refusal } from './refusal.tsx';
import { onSignOnElsewhere, signOnWindowPath } from './sign-on-window.ts';
import { useCountdown } from './use-countdown.ts';

export type SignOnWindowButtonProps = { provider: string | null; onLogIn: (session: Session) => void };

const features = 'popup,width=520,height=720';

/** Single sign-on in a window of its own: the input on this page stays. */
export function SignOnWindowButton({ provider, onLogIn }: SignOnWindowButtonProps) {
  const { t } = useTranslation('shell');
  const { http, session } = useShell();
  const problemText = useProblemText();
  const throttle = useCountdown();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = provider ? t('door:login.signOnBy', { provider }) : t('door:login.signOn');

  const look = useEffectEvent(() => {
    // An unreachable server says nothing about the session.
    session.ask().then(
      (started) => started && onLogIn(started),
      () => undefined,
    );
  });
  useEffect(() => onSignOnElsewhere(look), []);

  async function open(): Promise<void> {
    setRefusal(null);
    // Opened at once: browsers block a window that opens later than the click.
    const opened = window.open('', '_blank', features);
    if (!opened) return setRefusal(t('door:ended.windowRefused'));
    setIsOpen(true);
    try {
      const { address } = await http.post<{ address: string }>('/single-sign-on', { returnTo: signOnWindowPath });
      opened.location.replace(address);
    } catch (cause) {
      opened.close();
      await addAreaTexts();
      setRefusal(problemText(cause));
      setIsOpen(false);
    }
  }

  return (
    <Stack gap="3">
      <Refusal throttle={throttle}>{refusal}</Refusal>
      <Button variant="outline" size="lg" w="full" onClick={() => void open()}>
        {label}
      </Button>
      <Text role="status" textStyle="sm" color="fg.muted">
        {isOpen && t('door:ended.window')}
      </Text>
    </Stack>
  );
}
