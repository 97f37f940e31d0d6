import { problem, startFakeApi } from '@haisha/area-tests/fake-api';
import { configurePlatform, QueryClient } from '@haisha/platform';
import { expect, test } from 'vitest';
import { lookUpAddress } from './look-up-address.ts';

const place = { prefecture: '埼玉県', city: 'さいたま市岩槻区', town: '本町' };

/** Asks for 339-0057 from a form of these values, of which one is typed while the server thinks. */
async function lookUp(typedMeanwhile: Record<string, string> = {}) {
  const values: Record<string, string> = { addressLine1: '旧町名1-1' };
  const { http } = await startFakeApi({
    'GET /postal-codes/3390057': () => {
      Object.assign(values, typedMeanwhile);
      return { body: { postalCode: '3390057', places: [place] } };
    },
    'GET /postal-codes/0000000': () => problem(404, 'record.not_found'),
  });
  configurePlatform({ http, queries: new QueryClient(), confirmLeave: async () => true });
  const isKnown = (code: string) =>
    lookUpAddress(code, {
      getValues: (part) => values[part],
      setValue: (part, text) => {
        values[part] = text;
      },
    });
  return { values, isKnown };
}

test('fills the address over what stood there', async () => {
  const { values, isKnown } = await lookUp();
  await expect(isKnown('3390057')).resolves.toBe(true);
  expect(values).toEqual({ prefecture: '埼玉県', city: 'さいたま市岩槻区', addressLine1: '本町' });
});

test('leaves what was typed before the answer came', async () => {
  const { values, isKnown } = await lookUp({ addressLine1: '上野0-1' });
  await isKnown('3390057');
  expect(values).toEqual({ prefecture: '埼玉県', city: 'さいたま市岩槻区', addressLine1: '上野0-1' });
});

test('knows nothing of a code without a place', async () => {
  const { values, isKnown } = await lookUp();
  await expect(isKnown('0000000')).resolves.toBe(false);
  expect(values).toEqual({ addressLine1: '旧町名1-1' });
});
