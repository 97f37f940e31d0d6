import { useTranslation } from '@haisha/i18n';
import { http, useQuery, useSession } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { PageFrame, Skeleton } from '@haisha/ui';
import type { SystemDebug } from '@haisha/validation/system';
import { Section } from '../layout/section.tsx';
import { useRoleNames } from '../session/use-role-names.ts';
import { FactTable } from './fact-table.tsx';
import { permissionRows } from './permission-rows.ts';
import { RealtimeSection } from './realtime-section.tsx';
import { VersionTable } from './version-table.tsx';

/** Shows versions in use, the session's permissions and the settings: the first facts that support asks for. */
export function DebugPage() {
  const { t } = useTranslation('shell');
  const { data, error, refetch } = useQuery({
    queryKey: ['/system/debug'],
    queryFn: ({ signal }) => http().get<SystemDebug>('/system/debug', { signal }),
  });
  return (
    <PageFrame title={t('title.debug')} intro={t('system:debug.intro')}>
      <VersionTable server={data?.versions} />
      <RealtimeSection />
      <Permissions />
      {data ? (
        <Section title={t('system:debug.settings')}>
          <FactTable
            label={t('system:debug.settings')}
            columns={[t('system:debug.setting'), t('system:debug.value')]}
            rows={Object.entries(data.settings).map(([name, value]) => ({ id: name, cells: [name, value] }))}
          />
        </Section>
      ) : error ? (
        <ProblemState error={error} title={t('system:debug.failed')} onRetry={refetch} />
      ) : (
        <Skeleton h="16rem" />
      )}
    </PageFrame>
  );
}

function Permissions() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const roleNames = useRoleNames(session?.user.roles ?? []);
  if (!session) return null;
  return (
    <Section title={t('system:debug.permissions')} aside={roleNames}>
      <FactTable
        label={t('system:debug.permissions')}
        columns={[t('system:debug.subject'), t('system:debug.acts'), t('system:debug.scope')]}
        rows={permissionRows(session).map(({ subject, scope, acts }) => ({
          id: `${subject} ${scope}`,
          cells: [subject, acts.join(', '), t(`system:debug.scopeName.${scope}`)],
        }))}
      />
    </Section>
  );
}
