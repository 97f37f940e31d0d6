import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('a postal code', () => {
  it.each(['3390073', '339-0073', '３３９００７３'])('%s tells prefecture, city and town', async (code) => {
    const viewer = await logInAs(test, ['viewer']);
    const response = await viewer.get(`/api/postal-codes/${encodeURIComponent(code)}`);
    expect(response.json()).toEqual({
      postalCode: '3390073',
      places: [{ prefecture: '埼玉県', city: 'さいたま市岩槻区', town: '上野' }],
    });
  });

  it('that covers a whole city has no town', async () => {
    const viewer = await logInAs(test, ['viewer']);
    expect((await viewer.get('/api/postal-codes/4980000')).json().places).toEqual([
      { prefecture: '愛知県', city: '弥富市', town: '' },
    ]);
  });

  it.each([
    ['0000000', 404, 'record.not_found'],
    ['12345', 400, 'validation.failed'],
    ['abcdefg', 400, 'validation.failed'],
  ])('%s is answered with %i', async (code, status, problem) => {
    const viewer = await logInAs(test, ['viewer']);
    const response = await viewer.get(`/api/postal-codes/${code}`);
    expect(response.statusCode).toBe(status);
    expect(response.json().code).toBe(problem);
  });

  it('is told to people who are logged in only', async () => {
    expect((await createBrowser(test).get('/api/postal-codes/3390073')).statusCode).toBe(401);
  });
});
