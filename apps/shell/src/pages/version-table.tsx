import { useTranslation } from '@haisha/i18n';
import { StatusBadge } from '@haisha/ui';
import type { SystemDebug } from '@haisha/validation/system';
import type { ReactNode } from 'react';
import { usePointer } from '../areas/use-pointer.ts';
import { Section } from '../layout/section.tsx';
import { useShell } from '../shell-context.ts';
import { FactTable } from './fact-table.tsx';

/** Shows what is live and what runs in this page, part by part. */
export function VersionTable({ server }: { server: SystemDebug['versions'] | undefined }) {
  const { t } = useTranslation('shell');
  const { areas, version } = useShell();
  const { pointer } = usePointer();
  const parts = Object.entries(pointer?.areas ?? {}).map(([name, area]) => ({
    id: `area:${name}`,
    cells: [
      name,
      area.version,
      areas.get(name)?.version ?? t('system:debug.notLoaded'),
      <State
        key="state"
        ok={area.enabled}
        text={t(area.enabled ? 'system:debug.enabledYes' : 'system:debug.enabledNo')}
      />,
    ] as readonly ReactNode[],
  }));
  const rows = [
    {
      id: 'shell',
      cells: [t('system:debug.shell'), pointer?.shell.version ?? '', version ?? t('system:debug.development'), ''],
    },
    ...parts,
    ...(server
      ? [
          { id: 'api', cells: [t('system:debug.api'), server.api, server.api, ''] },
          { id: 'node', cells: ['Node.js', '', server.node, ''] },
          { id: 'database', cells: ['PostgreSQL', '', server.database, ''] },
        ]
      : []),
  ];
  return (
    <Section
      title={t('system:debug.versions')}
      aside={pointer && t('system:debug.revision', { revision: pointer.revision })}
    >
      <FactTable
        label={t('system:debug.versions')}
        columns={[t('system:debug.part'), t('system:debug.live'), t('system:debug.running'), t('system:debug.state')]}
        rows={rows}
      />
    </Section>
  );
}

function State({ ok, text }: { ok: boolean; text: string }) {
  return <StatusBadge tone={ok ? 'quiet' : 'neutral'}>{text}</StatusBadge>;
}
