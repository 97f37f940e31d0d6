import { useTranslation } from '@haisha/i18n';
import { useRevalidator } from '@haisha/platform';
import type { LiveArea } from '@haisha/releases/pointer';
import { useState } from 'react';
import { useShell } from '../shell-context.ts';
import { allowUnload } from '../unsaved/allow-unload.ts';
import { AreaCard } from './area-card.tsx';
import { AreaFailure } from './area-failure.ts';
import { preferPrevious } from './prefer-previous.ts';
import { usePointer } from './use-pointer.ts';

/** Shown instead of a page whose area was loaded and then failed. */
export function BrokenArea({ area, error }: { area: string; error: unknown }) {
  const { t } = useTranslation('areaCard');
  const shell = useShell();
  const { revalidate } = useRevalidator();
  const { pointer } = usePointer();
  const live = pointer?.areas[area];
  const version = shell.areas.get(area)?.version ?? '';
  const what = error instanceof Error ? error.message : String(error);
  const [at] = useState(() => new Date().toISOString());
  const failure = new AreaFailure('unreachable', area, version, [{ version, what, at, durationMs: 0 }]);
  return (
    <AreaCard
      title={t('failure.broken')}
      failure={failure}
      onRetry={() => void revalidate()}
      previous={previousOf(area, live, version)}
    >
      {t('failure.unreachableText')}
    </AreaCard>
  );
}

/** Running code cannot be replaced, so another version needs a new document. */
function previousOf(area: string, live: LiveArea | undefined, running: string) {
  const version = live?.previous?.version;
  if (!live || version === undefined || version === running) return undefined;
  const use = () => {
    preferPrevious(area, live.version);
    allowUnload();
    window.location.reload();
  };
  return { version, use };
}
