import { afterAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../test/browser.ts';
import { importsOf, startImports } from '../../../test/imports.ts';
import { newCode } from '../../../test/masters.ts';

const { test, admin, all, stop } = await startImports();
afterAll(stop);

const drivers = 'ドライバーコード,氏名,フリガナ,生年月日,入社日,携帯電話,所属,備考';
const row = (code: string) => `${code},佐藤 誠,サトウ マコト,1980-04-01,2010-04-01,090-1111-2222,,`;
const fileOf = (code: string) => [drivers, row(code)].join('\r\n');

const countOf = async (list: string, code: string) => (await admin.get(`/api/${list}?q=${code}`)).json().total;
const moved = (by: Browser, { id, version }: { id: string; version: number }, entity: string) =>
  by.put(`${all.at(id)}/reading`, { version, entity });

describe('a file that was given to the wrong master', () => {
  it('is known as the list of another one, and goes there with nothing written', async () => {
    const code = newCode('D');
    const started = await all.start('vehicles', fileOf(code));
    expect(started).toMatchObject({ entity: 'vehicle', likelier: 'driver' });
    const answer = await moved(admin, started, 'driver');
    expect(answer.statusCode, answer.body).toBe(200);
    const now = answer.json();
    expect(now).toMatchObject({ id: started.id, entity: 'driver', status: 'prepared', rowCount: 1 });
    expect(now).not.toHaveProperty('likelier');
    expect(now.columns.map(({ field }: { field: string | null }) => field)).toEqual(
      expect.arrayContaining(['code', 'name', 'kana', 'birthDate', 'hiredDate']),
    );
    expect([await countOf('drivers', code), await countOf('vehicles', code)]).toEqual([0, 0]);
  });

  it('is told so no more once its rows are judged', async () => {
    const { id } = await all.start('vehicles', fileOf(newCode('D')));
    expect(await all.judge(id)).not.toHaveProperty('likelier');
  });

  it.each([
    ['drivers', drivers],
    ['vehicles', '車両コード,ナンバー,車種,所属,備考'],
    ['customers', 'コード,名称,フリガナ,〒,住所,TEL'],
    ['cargo-owners', 'コード,名称,フリガナ,〒,住所,TEL'],
    ['delivery-companies', 'コード,名称,フリガナ,〒,住所,TEL'],
  ])('is none of %s with their own columns', async (list, headers) => {
    const cells = headers.split(',').map((_, place) => (place === 0 ? newCode('O') : ''));
    expect(await all.start(list, [headers, cells].join('\r\n'))).not.toHaveProperty('likelier');
  });

  it('is neither told nor taken to who may not bring files into the other one', async () => {
    const dispatcher = await logInAs(test, ['dispatcher']);
    const own = importsOf(test, dispatcher);
    const deliveries = await own.start('deliveries', fileOf(newCode('D')));
    expect(deliveries.likelier).not.toBe('driver');
    expect((await moved(dispatcher, deliveries, 'driver')).statusCode).toBe(403);
  });
});
