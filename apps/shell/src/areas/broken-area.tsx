import { useTranslation } from '@haisha/i18n';
import { useRevalidator } from '@haisha/platform';
import { useState } from 'react';
import { useShell } from '../shell-context.ts';
import { AreaCard } from './area-card.tsx';
import { AreaFailure } from './area-failure.ts';

/** Stands in the place of a page whose area was loaded and then failed. */
export function BrokenArea({ area, error }: { area: string; error: unknown }) {
  const { t } = useTranslation('shell');
  const shell = useShell();
  const { revalidate } = useRevalidator();
  const version = shell.areas.get(area)?.version ?? '';
  const what = error instanceof Error ? error.message : String(error);
  const [at] = useState(() => new Date().toISOString());
  const failure = new AreaFailure('unreachable', area, version, [{ version, what, at, durationMs: 0 }]);
  return (
    <AreaCard title={t('area.broken')} failure={failure} onRetry={() => void revalidate()}>
      {t('area.unreachableText')}
    </AreaCard>
  );
}
