import type { Session } from '@haisha/validation/session';
import { reportSignOn, signOnWindowPath } from '../session/sign-on-window.ts';
import type { Shell } from '../shell-context.ts';

type SignOnAnswer = { session: Session; returnTo: string };

/**
 * Takes what somebody came to `/auth` with out of the address, before anything else can read it there, and answers the
 * path to go on to; null when the address holds nothing. The token of a link waits for the page, a single sign-on is
 * brought to its end.
 */
export async function takeArrival(shell: Shell, url: URL): Promise<string | null> {
  const token = linkTokenOf(window.location.hash);
  const query = signOnQueryOf(url);
  if (token === null && query === null) return null;
  window.history.replaceState(window.history.state, '', url.pathname);
  if (query !== null) return await signOn(shell, query, url.pathname);
  shell.arrival.set({ token: token ?? '' });
  return url.pathname;
}

/** Lets in whom a provider of single sign-on has sent back; whom it did not let in stays and reads why. */
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

/** The token behind the `#` of a one-time link. */
export function linkTokenOf(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('link');
}

/** The query with which a provider of single sign-on sends the browser back. */
export function signOnQueryOf({ search, searchParams }: URL): string | null {
  return searchParams.has('state') ? search.slice(1) : null;
}
