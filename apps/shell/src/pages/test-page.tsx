import { formatNumber, useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { Box, Button, Flex, Icon, PageFrame, Skeleton, StatusBadge, Text } from '@haisha/ui';
import type { SystemCheck } from '@haisha/validation/system';
import { Section } from '../layout/section.tsx';
import { useShell } from '../shell-context.ts';
import { FactTable } from './fact-table.tsx';
import { runSelfTest } from './run-self-test.ts';

/** The self-test of this installation: it calls every part and shows result and time. */
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
      intro={t('system:test.intro')}
      actions={
        <Button
          variant="outline"
          colorPalette="gray"
          loading={isFetching}
          loadingText={t('system:test.run')}
          onClick={() => void refetch()}
        >
          <Icon name="retry" />
          {t('system:test.run')}
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
  const nameOf = (name: string) => (i18n.exists(`system:test.check.${name}`) ? t(`system:test.check.${name}`) : name);
  return (
    <Section
      title={t('system:test.results')}
      aside={
        <Flex role="status" align="center" gap="2" color={failed === 0 ? 'fg.success' : 'fg.error'}>
          <Icon name={failed === 0 ? 'success' : 'error'} />
          <Text>
            {failed === 0
              ? t('system:test.allOk', { count: checks.length })
              : t('system:test.someFailed', { count: failed })}
          </Text>
        </Flex>
      }
    >
      <FactTable
        label={t('system:test.results')}
        columns={[t('system:test.name'), t('system:test.result'), t('system:test.duration'), t('system:test.detail')]}
        rows={checks.map(({ name, ok, ms, detail }) => ({
          id: name,
          cells: [
            nameOf(name),
            <StatusBadge key="result" tone={ok ? 'success' : 'danger'}>
              {t(ok ? 'system:test.ok' : 'system:test.failed')}
            </StatusBadge>,
            <Box key="duration" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {t('system:test.milliseconds', { value: formatNumber(Math.round(ms)) })}
            </Box>,
            detail,
          ],
        }))}
      />
    </Section>
  );
}
