import { useTranslation } from '@haisha/i18n';
import { overrideTitle } from '@haisha/platform';
import { Button, Flex, Heading, Icon, Spinner, Text } from '@haisha/ui';
import { useCallback, useEffect, useState } from 'react';
import { StatePlace } from '../layout/state-place.tsx';

const pauseMs = 5_000;

export type ServerDownProps = { onRetry: () => Promise<void> };

/**
 * Shown instead of a page that could not start because the server does not answer; continues by itself when it does.
 */
export function ServerDown({ onRetry }: ServerDownProps) {
  const { t } = useTranslation('shell');
  const [isTrying, setIsTrying] = useState(false);
  const title = t('serverDown.title');
  useEffect(() => overrideTitle(title), [title]);
  const retry = useCallback(async () => {
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  }, [onRetry]);
  useEffect(() => {
    if (isTrying) return;
    const timer = setTimeout(() => void retry(), pauseMs);
    return () => clearTimeout(timer);
  }, [retry, isTrying]);
  return (
    <StatePlace role="alert">
      <Flex align="center" gap="3">
        <Spinner color="primary.fg" />
        <Heading as="h1" textStyle="xl" fontWeight="bold">
          {title}
        </Heading>
      </Flex>
      <Text color="fg.muted">{t('serverDown.text')}</Text>
      <Button variant="outline" colorPalette="gray" disabled={isTrying} onClick={() => void retry()}>
        <Icon name="retry" />
        {t('serverDown.retryNow')}
      </Button>
    </StatePlace>
  );
}
