import { createBrowser, logIn } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { createUser, type UserOptions } from './factories.ts';

/** A new user and a browser in which they have logged in. */
export async function quickLogIn(test: TestApp, options: UserOptions = {}) {
  const user = await createUser(test.db, options);
  const browser = createBrowser(test);
  const answer = await logIn(browser, user.loginId);
  if (answer.statusCode !== 200) throw new Error(`login answered ${answer.statusCode}: ${answer.body}`);
  return { browser, user };
}
