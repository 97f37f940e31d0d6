import { argon2Sync, randomBytes } from 'node:crypto';
import { createBrowser, logIn } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { createUser, testPassword, type UserOptions } from './factories.ts';

/** Of `testPassword`, at the least cost: for tests that log in hundreds of times and are not about that. */
export const quickHash = quickHashOf(testPassword);

function quickHashOf(password: string): string {
  const [nonce, cost] = [randomBytes(16), { memory: 8, passes: 1, parallelism: 1 }];
  const tag = argon2Sync('argon2id', { message: password.normalize('NFKC'), nonce, ...cost, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}

/** A new user and a browser in which they have logged in. */
export async function quickLogIn(test: TestApp, options: UserOptions = {}) {
  const user = await createUser(test.db, { ...options, passwordHash: quickHash });
  const browser = createBrowser(test);
  const answer = await logIn(browser, user.loginId);
  if (answer.statusCode !== 200) throw new Error(`login answered ${answer.statusCode}: ${answer.body}`);
  return { browser, user };
}
