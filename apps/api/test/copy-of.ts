import { type Asked, type Browser, createBrowser } from './browser.ts';

/** Another browser with all the cookies that one holds, or held: somebody stole them. */
export function copyOf(server: Asked, { cookies }: Pick<Browser, 'cookies'>): Browser {
  const thief = createBrowser(server);
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  return thief;
}
