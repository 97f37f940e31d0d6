import { afterAll, describe, expect, it } from 'vitest';
import { driverFilesOf } from '../../../../test/driver-files.ts';
import { startImports } from '../../../../test/imports.ts';

const { test, admin, stop } = await startImports({}, { at: '2026-11-21T03:00:00Z' });
afterAll(stop);
const files = driverFilesOf(test, admin);

/** With a licence for medium vehicles since 2010-04-01, which takes 19 years. */
async function driver() {
  const record = {
    licences: [{ licenceClass: 'medium', obtainedDate: '2010-04-01' }],
    licenceExpiryDate: '2027-05-01',
  };
  return await files.recorded(record);
}

describe('another birth date', () => {
  it('is refused where a licence on record would come too early, and says no day of the record', async () => {
    const found = await driver();
    const url = `/api/drivers/${found.id}`;
    const refused = await admin.put(url, { ...found, birthDate: '1991-04-02' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([{ path: 'birthDate', code: 'birthDateOfRecord' }]);
    expect((await files.read(found.code)).birthDate).toBe(found.birthDate);
    expect((await admin.put(url, { ...found, birthDate: '1991-04-01' })).statusCode).toBe(200);
  });

  it('leaves alone what was too early already', async () => {
    const found = await driver();
    const url = `/api/drivers/${found.id}`;
    const none = { ...(await files.recordOf(found)), licences: [], licenceExpiryDate: null };
    const there = await files.recordOf(found);
    expect((await admin.put(`${url}/record`, none)).statusCode).toBe(200);
    const later = (await admin.put(url, { ...found, birthDate: '1992-04-01' })).json();
    const again = { ...there, version: there.version + 1 };
    expect((await admin.put(`${url}/record`, again)).json().errors).toMatchObject([{ code: 'dayTooEarly' }]);
    expect((await admin.put(url, { ...later, birthDate: '1993-04-01' })).statusCode).toBe(200);
  });

  it('is refused in a file that says nothing of licences as well', async () => {
    const { code } = await driver();
    const { row } = await files.judge('コード,生年月日', `${code},1991/4/2`);
    expect(row?.issues).toMatchObject([
      { column: null, path: 'record.licences.0.obtainedDate', code: 'dayTooEarly', params: { earliest: '2010/04/02' } },
    ]);
    expect((await files.judge('コード,生年月日', `${code},1990/4/2`)).row).toMatchObject({
      verdict: 'warning',
      warnings: [{ code: 'dayUnusuallyEarly' }],
    });
    expect((await files.judge('コード,生年月日', `${code},1988/4/2`)).row).toMatchObject({ verdict: 'update' });
  });
});
