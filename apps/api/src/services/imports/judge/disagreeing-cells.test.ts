import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../../test/imports.ts';
import { newCode } from '../../../../test/masters.ts';

const { all, stop } = await startImports();
afterAll(stop);

const customers = '得意先コード,得意先名,得意先名カナ,郵便番号,都道府県,市区町村,町名・番地,電話番号,締日,支払サイト';

async function judged(closing: string, term: string) {
  const cells = `${newCode('K')},試験,シケン,3300854,埼玉県,さいたま市大宮区,桜木町1-0-1,0480007001,${closing},${term}`;
  const { id } = await all.start('customers', `${customers}\n${cells}`);
  await all.judge(id);
  const [row] = await all.rows(id);
  return { id, row };
}

describe('two cells that say different things of one field', () => {
  it.each([
    ['25', '20日締翌月末払い'],
    ['末日', '20日締め翌々月10日'],
    ['20', '月末締翌月末払'],
  ])('closing %s beside %s is a warning, not silently one of the two', async (closing, term) => {
    const { id, row } = await judged(closing, term);
    expect(row).toMatchObject({
      verdict: 'warning',
      issues: [],
      warnings: [
        {
          column: 9,
          path: 'terms.paymentMonths',
          code: 'importRow.disagrees',
          params: { text: term, other: closing },
        },
      ],
    });
    await expect(all.apply(id)).rejects.toThrow('import.undecided');
    const { rows } = await all.correct(id, 2, [{ column: 9, text: '翌月末' }]);
    expect(rows).toMatchObject([{ verdict: 'new', warnings: [] }]);
  });

  it.each([
    ['20日', '20日締翌月末払い'],
    ['月末', '末締翌々月10日払'],
    ['', '20日締翌月末払い'],
    ['25', '翌月末'],
  ])('closing %j beside %s is fine', async (closing, term) => {
    expect((await judged(closing, term)).row).toMatchObject({ verdict: 'new', warnings: [] });
  });

  it('counts for holidays beside weekdays as well', async () => {
    const header = '配送先コード,名称,カナ,区分,郵便番号,都道府県,市区町村,町名・番地,定休日,祝日,標準作業時間';
    const line = (off: string, holidays: string) =>
      `${newCode('W')},試験,シケン,物流センター,3300854,埼玉県,さいたま市大宮区,桜木町1-0-1,${off},${holidays},20`;
    const { id } = await all.start('destinations', [header, line('日祝', '営業'), line('日祝', '休業')].join('\n'));
    await all.judge(id);
    const told = (await all.rows(id)).map(({ warnings }) => warnings.map(({ code, column }) => [column, code]));
    expect(told).toEqual([[[8, 'importRow.disagrees']], []]);
  });
});
