import { useTranslation } from '@haisha/i18n';
import { Link, useCopy } from '@haisha/platform';
import { Box, Button, Flex, Heading, Icon, Text } from '@haisha/ui';
import type { ReactNode } from 'react';
import { StatePlace } from '../layout/state-place.tsx';
import { type AreaFailure, areaReport, causeOf } from './area-failure.ts';
import { usePointer } from './use-pointer.ts';

export type AreaCardProps = {
  title: string;
  children: ReactNode;
  tone?: 'error' | 'info';
  failure?: AreaFailure | undefined;
  onRetry: () => void;
  previous?: { version: string; use: () => void } | undefined;
};

/** Shown instead of one area that cannot be shown: what failed, and every way on. */
export function AreaCard({ title, children, tone = 'error', failure, onRetry, previous }: AreaCardProps) {
  const { t } = useTranslation('areaCard');
  return (
    <StatePlace role="alert">
      <Flex align="center" gap="2" color={tone === 'error' ? 'fg.error' : 'fg.info'}>
        <Icon name={tone === 'error' ? 'warning' : 'info'} />
        <Heading as="h1" textStyle="xl" fontWeight="bold" color="fg">
          {title}
        </Heading>
      </Flex>
      <Text color="fg.muted">{children}</Text>
      {failure && <Facts failure={failure} />}
      <Flex gap="2" wrap="wrap" pt="2" w="full" css={{ '& > :is(a, button)': { flexGrow: { base: '1', sm: '0' } } }}>
        <Button colorPalette="primary" onClick={onRetry}>
          <Icon name="retry" />
          {t('retry')}
        </Button>
        {previous && (
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={previous.use}
            h="auto"
            minH="control"
            maxW="full"
            py="1.5"
            whiteSpace="normal"
            overflowWrap="anywhere"
          >
            {t('previous', { version: shortVersion(previous.version) })}
          </Button>
        )}
        {failure && <CopyReport failure={failure} />}
        <Button asChild variant="ghost" colorPalette="gray">
          <Link to="/">
            <Icon name="home" />
            {t('shell:goHome')}
          </Link>
        </Button>
      </Flex>
    </StatePlace>
  );
}

function Facts({ failure }: { failure: AreaFailure }) {
  const { t } = useTranslation('areaCard');
  const last = failure.attempts.at(-1);
  const cause = last && causeOf(last.what);
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns="auto 1fr"
      columnGap="4"
      rowGap="1"
      css={{ '& dt': { color: 'fg.muted' }, '& dd': { overflowWrap: 'anywhere' } }}
    >
      <dt>{t('name')}</dt>
      <dd>{failure.area}</dd>
      <dt>{t('version')}</dt>
      <dd>{failure.version}</dd>
      {last && (
        <>
          <dt>{t('reason')}</dt>
          <dd>{cause ? t(`cause.${cause}`) : last.what}</dd>
        </>
      )}
    </Box>
  );
}

function CopyReport({ failure }: { failure: AreaFailure }) {
  const { t } = useTranslation('areaCard');
  const { pointer } = usePointer();
  const { copy, hasFailed } = useCopy();
  const facts = { url: window.location.href, revision: pointer?.revision ?? null, userAgent: navigator.userAgent };
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => copy(areaReport(failure, facts))}>
        <Icon name="copy" />
        {t('copy')}
      </Button>
      {hasFailed && <Text w="full">{t('copyFailed')}</Text>}
    </>
  );
}

/** Returns the part of a version that people recognize: number and commit, without the content's hash. */
function shortVersion(version: string): string {
  return version.replace(/-[0-9a-f]{12}$/, '');
}
