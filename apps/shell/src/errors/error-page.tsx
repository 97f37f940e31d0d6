import { useTranslation } from '@haisha/i18n';
import { Link, overrideTitle, useSession } from '@haisha/platform';
import { Button, Flex, Heading, Icon, Text } from '@haisha/ui';
import { useEffect, useRef } from 'react';
import { StatePlace } from '../layout/state-place.tsx';
import { lazyPages } from '../router/lazy-pages.tsx';
import { usePageTitle } from '../router/use-page-title.ts';

export type ErrorPageProps = { status?: number; message?: string };

type ErrorWords = { title: string; hint: string };

const wordsByStatus: Readonly<Record<number, ErrorWords>> = {
  403: { title: 'error.forbidden', hint: 'error.forbiddenHint' },
  404: { title: 'error.pageNotFound', hint: 'error.notFoundHint' },
};
const otherWords: ErrorWords = { title: 'error.generic', hint: 'error.genericHint' };

/** The page for a status: 404 and 403 have their own texts, anything else shows the generic page. */
export function ErrorPage({ status = 500, message = 'Internal Server Error' }: ErrorPageProps) {
  const { t } = useTranslation('shell');
  const words = wordsByStatus[status] ?? otherWords;
  const page = usePageTitle();
  const session = useSession();
  const title = t(words.title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return overrideTitle(title);
  }, [title]);
  return (
    <StatePlace>
      <Text color="fg.subtle">{status}</Text>
      <Heading as="h1" textStyle="xl" fontWeight="bold" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {status !== 403 && <Text overflowWrap="anywhere">{message}</Text>}
      <Text color="fg.muted">{t(words.hint, { page })}</Text>
      <Flex gap="2" wrap="wrap" pt="2">
        <Button asChild colorPalette="primary">
          <Link to="/">
            <Icon name="home" />
            {t('goHome')}
          </Link>
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={() => window.history.back()}>
          {t('error.back')}
        </Button>
        {words === otherWords && (
          <Button variant="outline" colorPalette="gray" onClick={() => window.location.reload()}>
            <Icon name="retry" />
            {t('error.reload')}
          </Button>
        )}
      </Flex>
      {status === 404 && session && lazyPages.waysOn}
      {status === 403 && (
        <Text textStyle="xs" color="fg.subtle" overflowWrap="anywhere">
          {t('error.missing', { permission: message })}
        </Text>
      )}
    </StatePlace>
  );
}
