import { useQueryClient, useSession } from '@haisha/platform';
import { useEffect } from 'react';
import { loadDoor } from '../load-door.ts';
import { useSessionCheck } from '../session/use-session-watch.ts';
import { useShell } from '../shell-context.ts';

/** The first page has been drawn by then and its own requests are out. */
const startMs = 1_000;
const againMs = 30_000;

/** Fetches the live part once somebody is logged in and sees a page; a failed fetch is tried again. */
export function LiveStart() {
  const { settings, http, site, session, live } = useShell();
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  // Whoever has to change the password first is told nothing else.
  const isLoggedIn = useSession()?.user.mustChangePassword === false;
  useEffect(() => {
    if (!isLoggedIn) return;
    let stop = (): void => undefined;
    let isGone = false;
    let timer = setTimeout(start, startMs);
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
            // At hand when the session ends, even if the server is no longer there to ask.
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
  }, [isLoggedIn, settings, http, site, session, live, queries, checkSession]);
  return null;
}
