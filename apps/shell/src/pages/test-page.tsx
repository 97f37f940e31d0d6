import { formatNumber, useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { Box, Button, Flex, Icon, PageFrame, Skeleton, StatusBadge, Text } from '@haisha/ui';
import type { SystemCheck } from '@haisha/validation/system';
import { useShell } from '../shell-context.ts';
import { FactTable } from './fact-table.tsx';
import { Section } from './section.tsx';
import { runSelfTest } from './self-test.ts';

/** The self-test of this installation: every part really asked, with result and time. */
export function TestPage() {
  const { t } = useTranslation('shell');
  const shell = useShell();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['self-test'],
    queryFn: () => runSelfTest(shell),
    gcTime: 0,
  });
  return (
    <PageFrame
      title={t('title.test')}
      subtitle={t('test.intro')}
      actions={
        <Button variant="outline" colorPalette="gray" loading={isFetching} onClick={() => void refetch()}>
          <Icon name="retry" />
          {t('test.run')}
        </Button>
      }
    >
      {data ? <Results checks={data} /> : <Skeleton h="24rem" />}
    </PageFrame>
  );
}

function Results({ checks }: { checks: readonly SystemCheck[] }) {
  const { t, i18n } = useTranslation('shell');
  const failed = checks.filter(({ ok }) => !ok).length;
  const nameOf = (name: string) => (i18n.exists(`shell:test.check.${name}`) ? t(`test.check.${name}`) : name);
  return (
    <Section
      title={t('test.results')}
      aside={
        <Flex role="status" align="center" gap="2" color={failed === 0 ? 'fg.success' : 'fg.error'}>
          <Icon name={failed === 0 ? 'success' : 'error'} />
          <Text fontWeight="semibold">
            {failed === 0 ? t('test.allOk', { count: checks.length }) : t('test.someFailed', { count: failed })}
          </Text>
        </Flex>
      }
    >
      <FactTable
        label={t('test.results')}
        columns={[t('test.name'), t('test.result'), t('test.duration'), t('test.detail')]}
        rows={checks.map(({ name, ok, ms, detail }) => ({
          id: name,
          cells: [
            nameOf(name),
            <StatusBadge key="result" tone={ok ? 'success' : 'danger'}>
              {t(ok ? 'test.ok' : 'test.failed')}
            </StatusBadge>,
            <Box key="duration" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {t('test.milliseconds', { value: formatNumber(Math.round(ms)) })}
            </Box>,
            detail,
          ],
        }))}
      />
    </Section>
  );
}
