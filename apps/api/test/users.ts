import type { User, UserInput } from '@haisha/validation/user';
import type { Browser } from './browser.ts';

let made = 0;

/** A password that no rule refuses. */
export const goodPassword = 'mizu-kuruma-sora-7';

/** Bodies as a browser sends them; what is optional is left out. */
export function userBody(values: Partial<UserInput> = {}) {
  made += 1;
  return {
    loginId: `user${made}@example.jp`,
    name: '試験 太郎',
    kana: 'シケン タロウ',
    roles: ['viewer'],
    departmentScope: 'all',
    language: 'ja',
    ...values,
  };
}

export async function createUserBy(browser: Browser, values?: Partial<UserInput>): Promise<User> {
  const response = await browser.post('/api/users', userBody(values));
  if (response.statusCode !== 201) throw new Error(`POST /api/users answered ${response.statusCode}: ${response.body}`);
  return response.json();
}

/** The token of the link an administrator is shown. */
export async function linkFor(browser: Browser, userId: string, purpose: 'invitation' | 'password-reset') {
  const response = await browser.post(`/api/users/${userId}/${purpose}`);
  if (response.statusCode !== 200) throw new Error(`${purpose} answered ${response.statusCode}: ${response.body}`);
  return tokenOf(response.json().link);
}

export function tokenOf(link: string): string {
  return new URL(link).hash.replace('#link=', '');
}
