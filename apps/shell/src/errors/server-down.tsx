import { useTranslation } from '@haisha/i18n';
import { Button, Flex, Heading, Icon, Spinner, Stack, Text } from '@haisha/ui';
import { useCallback, useEffect, useState } from 'react';
import { overrideTitle } from '../router/document-title.ts';

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
    <Flex justify="center" px="4" py={{ base: '10', md: '20' }}>
      <Stack role="alert" align="center" textAlign="center" gap="4" maxW="36rem">
        <Spinner size="lg" color="primary.fg" />
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        <Text color="fg.muted">{t('serverDown.text')}</Text>
        <Button variant="outline" colorPalette="gray" disabled={isTrying} onClick={() => void retry()}>
          <Icon name="retry" />
          {t('serverDown.retryNow')}
        </Button>
      </Stack>
    </Flex>
  );
}
