import type { Delivery } from '@haisha/validation/delivery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createPlaces, deliveryBody } from '../../../../test/deliveries.ts';
import { newCode } from '../../../../test/masters.ts';

let test: TestApp;
let dispatcher: Browser;
let places: Awaited<ReturnType<typeof createPlaces>>;
beforeAll(async () => {
  test = await buildTestApp();
  dispatcher = await logInAs(test, ['dispatcher']);
  places = await createPlaces(await logInAs(test, ['admin']));
});
afterAll(() => test.close());

describe('a sheet of lines', () => {
  it('is stored as a whole, with numbers in its order', async () => {
    const lines = [
      deliveryBody({ ...places, operationDate: '2027-02-01' }),
      deliveryBody({ ...places, operationDate: '2027-02-01' }),
    ];
    const answer = await dispatcher.post('/api/deliveries/batch', { lines });
    expect([answer.statusCode, answer.json().items.map(({ number }: Delivery) => number)]).toEqual([
      201,
      ['D20270201-0001', 'D20270201-0002'],
    ]);
  });

  it('is not stored at all with one wrong line, and says what is wrong in each', async () => {
    const slipNumber = newCode('S');
    const lines = [
      deliveryBody({ ...places, operationDate: '2027-02-02', slipNumber }),
      deliveryBody({ ...places, operationDate: '2027-02-02', slipNumber, courseId: crypto.randomUUID() }),
    ];
    const answer = await dispatcher.post('/api/deliveries/batch', { lines });
    expect(answer.json().errors).toEqual([
      { path: 'lines.1.courseId', code: 'invalid' },
      { path: 'lines.1.slipNumber', code: 'taken' },
    ]);
    expect((await dispatcher.get('/api/deliveries?from=2027-02-02&to=2027-02-02')).json().total).toBe(0);
    const unread = await dispatcher.post('/api/deliveries/batch', { lines: [{}] });
    expect(unread.json().errors[0].path).toBe('lines.0.cargoOwnerId');
  });

  it('has no day that cannot be, such as 2062 for 2026', async () => {
    const lines = [
      deliveryBody({ ...places, operationDate: '2027-02-03' }),
      deliveryBody({ ...places, operationDate: '2062-02-03' }),
    ];
    const answer = await dispatcher.post('/api/deliveries/batch', { lines });
    expect(answer.json().errors).toMatchObject([{ path: 'lines.1.operationDate', code: 'dayTooLate' }]);
    expect((await dispatcher.post('/api/deliveries', lines[1])).json().errors).toMatchObject([
      { path: 'operationDate', code: 'dayTooLate' },
    ]);
  });
});
