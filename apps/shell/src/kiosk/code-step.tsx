import { useTranslation } from '@haisha/i18n';
import { isProblem } from '@haisha/platform';
import { Button, Input } from '@haisha/ui';
import type { KioskDriver } from '@haisha/validation/kiosk';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useShell } from '../shell-context.ts';
import { clockText } from './clock-text.ts';
import type { Found } from './found.ts';

const tickMs = 1_000;
/** Longer than this nobody waits for a name: the punch counts. */
const nameMs = 5_000;

/** The big clock, and where a code is typed or a card is held: a reader types like a keyboard and ends with Enter. */
export function CodeStep({ onFound }: { onFound: (found: Found) => void }) {
  const { t } = useTranslation('kiosk');
  const { http } = useShell();
  const id = useId();
  const [now, setNow] = useState(() => new Date());
  const [code, setCode] = useState('');
  const [isLooking, setIsLooking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);

  async function look(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = code.trim();
    if (typed === '' || isLooking) return;
    setIsLooking(true);
    setSaid(null);
    try {
      const driver = await http.get<KioskDriver>('/kiosk/driver', {
        query: { code: typed },
        timeoutMs: nameMs,
        whenSignedOut: 'fail',
      });
      onFound({ code: typed, driver });
    } catch (error) {
      setCode('');
      if (isProblem(error, 'record.not_found')) setSaid(t('unknownCode', { code: typed }));
      else if (isProblem(error, 'throttled')) setSaid(t('throttled'));
      else onFound({ code: typed, driver: null });
    } finally {
      setIsLooking(false);
    }
  }

  return (
    <div data-step="">
      <time data-clock="">{clockText(now)}</time>
      <form onSubmit={(event) => void look(event)}>
        <label htmlFor={id}>{t('code')}</label>
        <Input
          id={id}
          value={code}
          h="72px"
          w="20rem"
          maxW="full"
          textStyle="2xl"
          textAlign="center"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          maxLength={60}
          onChange={({ target }) => setCode(target.value)}
          // Whoever holds a card does not press into the field first.
          onBlur={({ target }) => setTimeout(() => target.isConnected && target.focus(), 300)}
        />
        <Button type="submit" h="72px" minW="9rem" textStyle="xl" loading={isLooking} loadingText={t('next')}>
          {t('next')}
        </Button>
      </form>
      <p data-said="" role="alert">
        {said}
      </p>
    </div>
  );
}
