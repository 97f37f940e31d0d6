import { useTranslation } from '@haisha/i18n';
import { useRevalidator } from '@haisha/platform';
import { Button, Flex, Heading, Icon, Spinner, Stack, Text } from '@haisha/ui';
import { useEffect } from 'react';
import { overrideTitle } from '../router/document-title.ts';

const pauseMs = 5_000;

/** Stands where a page could not even begin because the server does not answer; goes on by itself when it does. */
export function ServerDown() {
  const { t } = useTranslation('shell');
  const { revalidate, state } = useRevalidator();
  const title = t('serverDown.title');
  useEffect(() => overrideTitle(title), [title]);
  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), pauseMs);
    return () => clearTimeout(timer);
  }, [revalidate, state]);
  return (
    <Flex justify="center" px="4" py={{ base: '10', md: '20' }}>
      <Stack role="alert" align="center" textAlign="center" gap="4" maxW="36rem">
        <Spinner size="lg" color="primary.fg" />
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        <Text color="fg.muted">{t('serverDown.text')}</Text>
        <Button variant="outline" colorPalette="gray" disabled={state !== 'idle'} onClick={() => void revalidate()}>
          <Icon name="retry" />
          {t('serverDown.retryNow')}
        </Button>
      </Stack>
    </Flex>
  );
}
