import type { Session } from '@haisha/validation/session';
import { reportSignOn, signOnWindowPath } from '../session/sign-on-window.ts';
import type { Shell } from '../shell-context.ts';

type SignOnAnswer = { session: Session; returnTo: string };

/**
 * Takes the token or query with which the user came to `/auth` out of the address, before anything else can read it
 * there, and returns the next path; null when the address holds nothing. The token of a link waits for the page; a
 * single sign-on is completed.
 */
export async function takeArrival(shell: Shell, url: URL): Promise<string | null> {
  const token = linkTokenOf(window.location.hash);
  const query = signOnQueryOf(url);
  const kiosk = kioskCodeOf(window.location.hash);
  if (kiosk !== null) {
    // The code works once; what stays in the address opens the tablet's page again.
    window.history.replaceState(window.history.state, '', `${url.pathname}#kiosk`);
    shell.arrival.set({ kiosk });
    return null;
  }
  if (token === null && query === null) return null;
  window.history.replaceState(window.history.state, '', url.pathname);
  if (query !== null) return await signOn(shell, query, url.pathname);
  shell.arrival.set({ token: token ?? '' });
  return url.pathname;
}

/** Logs in a user whom a provider of single sign-on has returned; a refused user stays and reads the reason. */
async function signOn({ http, session, preferences, arrival }: Shell, query: string, here: string): Promise<string> {
  try {
    const answer = await http.post<SignOnAnswer>('/single-sign-on/return', { query });
    session.set(answer.session);
    if (answer.returnTo === signOnWindowPath) {
      arrival.set({ signedOn: true });
      reportSignOn();
      return here;
    }
    return preferences.takeOver(answer.returnTo);
  } catch (refusal) {
    arrival.set({ refusal });
    return here;
  }
}

/** Returns the token behind the `#` of a one-time link. */
export function linkTokenOf(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('link');
}

/** Returns the code with which a tablet is registered; empty on a tablet that is, null where the address is of no tablet. */
export function kioskCodeOf(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('kiosk');
}

/** Returns the query with which a provider of single sign-on returns the browser. */
export function signOnQueryOf({ search, searchParams }: URL): string | null {
  return searchParams.has('state') ? search.slice(1) : null;
}
