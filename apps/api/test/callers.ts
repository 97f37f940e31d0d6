import { type Role, roles } from '@haisha/rules/permission';
import { type Browser, createBrowser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { quickLogIn } from './quick-log-in.ts';

export type Caller = { name: string; role: Role | null; browser: Browser; userId: string };

/** Nobody, and one of each role, who is of these departments alone. */
export async function createCallers(test: TestApp, departmentIds: string[] = []): Promise<Caller[]> {
  const nobody = createBrowser(test);
  await nobody.get(test.env.CSRF_PATH);
  const callers: Caller[] = [{ name: 'nobody', role: null, browser: nobody, userId: '' }];
  for (const role of roles) {
    const { browser, user } = await quickLogIn(test, { roles: [role], departmentIds });
    callers.push({ name: role, role, browser, userId: user.id });
  }
  return callers;
}
