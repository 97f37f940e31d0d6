import { demoLoginId, demoPassword } from '@haisha/demo-company/demo-users';
import type { Role } from '@haisha/rules/permission';
import type { APIRequestContext, Page } from '@playwright/test';
import { csrfHeader } from './csrf-header.ts';
import type { Product } from './product.ts';

/** Logs the page's browser in without the login screen. */
export async function logInByApi(page: Page, product: Pick<Product, 'url'>, role: Role): Promise<void> {
  const answer = await post(page.context().request, product, page, '/api/session', {
    loginId: demoLoginId(role),
    password: demoPassword,
  });
  if (!answer.ok()) throw new Error(`logging in as ${role}: ${answer.status()} ${await answer.text()}`);
}

/** Sends a write to the API with the page's session, as the page itself would. */
export async function post(
  request: APIRequestContext,
  product: Pick<Product, 'url'>,
  page: Page,
  path: string,
  data: unknown,
) {
  return request.post(product.url + path, { data, headers: await csrfHeader(page, product) });
}
