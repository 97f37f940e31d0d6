import { useTranslation } from '@haisha/i18n';
import { Alert, Icon, VisuallyHidden } from '@haisha/ui';
import type { ReactNode } from 'react';
import type { Countdown } from './use-countdown.ts';

export type RefusalProps = { throttle: Countdown; children: ReactNode };

/** Shows why the server refused; while it accepts no attempts, how long to wait. */
export function Refusal({ throttle: { seconds, from }, children }: RefusalProps) {
  const { t } = useTranslation('shell');
  if (seconds === 0 && !children) return null;
  const waitText = (wait: number) =>
    wait < 60 ? t('login.throttled', { seconds: wait }) : t('login.throttledMinutes', { count: Math.ceil(wait / 60) });
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content>
        {seconds === 0 ? (
          children
        ) : (
          // The wait is read out once; the running seconds are only visible.
          <>
            <VisuallyHidden>{waitText(from)}</VisuallyHidden>
            <span aria-hidden="true">{waitText(seconds)}</span>
          </>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
