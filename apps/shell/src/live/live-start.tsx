import { useQueryClient, useSession } from '@haisha/platform';
import { useEffect } from 'react';
import { loadDoor } from '../load-door.ts';
import { useSessionCheck } from '../session/use-session-watch.ts';
import { useShell } from '../shell-context.ts';

/** By then the first page is drawn; what it still reads goes first. */
const startMs = 1_000;
const pauseMs = 250;
const mostWaits = 40;
const againMs = 30_000;

/** Fetches the live part once a logged-in user sees a page; retries a failed fetch. */
export function LiveStart() {
  const { settings, http, site, session, live, areas } = useShell();
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  // A user who has to change the password first gets no live updates.
  const isLoggedIn = useSession()?.user.mustChangePassword === false;
  useEffect(() => {
    if (!isLoggedIn) return;
    let stop = (): void => undefined;
    let isGone = false;
    let waits = 0;
    let timer = setTimeout(startWhenRead, startMs);
    function startWhenRead(): void {
      waits += 1;
      const isReading = areas.isLoading() || queries.isFetching() > 0;
      if (isReading && waits <= mostWaits) timer = setTimeout(startWhenRead, pauseMs);
      else start();
    }
    function start(): void {
      import(/* webpackChunkName: "live" */ './live-part.ts')
        .then(({ startLivePart }) =>
          startLivePart({ settings: settings.realtime, http, site, session, queries, checkSession }),
        )
        .then(
          (part) => {
            if (isGone) return part.stop();
            stop = part.stop;
            live.set(part);
            // Available when the session ends, even if the server is no longer reachable.
            loadDoor().catch(() => undefined);
          },
          () => {
            if (!isGone) timer = setTimeout(start, againMs);
          },
        );
    }
    return () => {
      isGone = true;
      clearTimeout(timer);
      live.set(null);
      stop();
    };
  }, [isLoggedIn, settings, http, site, session, live, areas, queries, checkSession]);
  return null;
}
