import { provideLive, type QueryClient } from '@haisha/platform';
import type { ComponentType } from 'react';
import { log } from '../log.ts';
import type { CurrentSession } from '../session/current-session.ts';
import { addLiveTexts } from './add-live-texts.ts';
import { createPageRealtime, type RealtimeDependencies } from './create-page-realtime.ts';
import { LateCount } from './late-count.tsx';
import { LiveCorner } from './live-corner.tsx';
import { createLiveService, type LiveService } from './live-service.ts';
import { News } from './news.tsx';
import { OfflineStrip } from './offline-strip.tsx';

type Part = ComponentType<{ service: LiveService }>;
export type LivePart = { service: LiveService; Corner: Part; Strip: Part; News: ComponentType; Late: typeof LateCount };

type LiveDependencies = RealtimeDependencies & { session: CurrentSession; queries: QueryClient };

/** Starts everything that keeps the page up to date; the returned `stop` ends it. */
export async function startLivePart(dependencies: LiveDependencies): Promise<LivePart & { stop: () => void }> {
  await addLiveTexts();
  const realtime = createPageRealtime(dependencies, log);
  const service = createLiveService({ ...dependencies, realtime });
  provideLive(service);
  if (dependencies.settings) realtime.start();
  return {
    service,
    Corner: LiveCorner,
    Strip: OfflineStrip,
    News,
    Late: LateCount,
    stop() {
      provideLive(null);
      service.stop();
      realtime.stop();
    },
  };
}
