import { afterAll, describe, expect, it } from 'vitest';
import { driverFilesOf } from '../../../../test/driver-files.ts';
import { startImports } from '../../../../test/imports.ts';
import { createDriver } from '../../../../test/masters.ts';

const { test, admin, stop } = await startImports({}, { at: '2026-11-21T03:00:00Z' });
afterAll(stop);
const files = driverFilesOf(test, admin);

describe('what is on record of a driver', () => {
  const columns = ['lacksLicence', 'lacksHealthCheck', 'lacksAptitudeTest'].map((one) => `columns=${one}`).join('&');
  const linesOf = async (code: string, locale: string) =>
    (await admin.get(`/api/drivers/export?format=csv&q=${code}&locale=${locale}&${columns}`)).body
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');

  it('is said in a file as one plain statement, in both languages', async () => {
    const [recorded, bare] = [await files.recorded(), await createDriver(admin)];
    const header = '免許の記録,健康診断の記録,適性診断の記録';
    expect(await linesOf(recorded.code, 'ja')).toEqual([header, 'あり,あり,あり']);
    expect(await linesOf(bare.code, 'ja')).toEqual([header, 'なし,なし,なし']);
    const english = 'Licence on record,Health check on record,Aptitude test on record';
    expect(await linesOf(recorded.code, 'en')).toEqual([english, 'Yes,Yes,Yes']);
    expect(await linesOf(bare.code, 'en')).toEqual([english, 'No,No,No']);
  });

  it.each([
    'コード,免許の記録なし,健康診断の記録なし,適性診断の記録なし',
    'Code,No licence on record,No health check on record,No aptitude test on record',
    'コード,免許の記録,健康診断の記録,適性診断の記録',
    'Code,Licence on record,Health check on record,Aptitude test on record',
  ])('does not come back by a file, by its former words either: %s', async (header) => {
    const { code } = await files.recorded();
    const { columns: found, counts } = await files.judge(header, `${code},あり,あり,あり`);
    expect(found.slice(0, 4).map(({ field }) => field)).toEqual(['code', null, null, null]);
    expect(counts).toMatchObject({ unchanged: 1 });
  });
});
