import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from '../../../test/imports.ts';
import { createCourse, createDestination, createOperationTime } from '../../../test/masters.ts';

const { admin, all, stop } = await startImports();
afterAll(stop);

describe('翌11:45 where 11:45 was meant', () => {
  it('is pointed out at a course, a stop, a shift and a time to accept goods', async () => {
    const [course, shift, place] = [
      await createCourse(admin),
      await createOperationTime(admin),
      await createDestination(admin),
    ];
    const warned = async (list: string, content: string) => {
      const { id } = await all.start(list, content);
      await all.judge(id);
      return (await all.rows(id)).map(({ verdict, issues, warnings }) => [
        verdict,
        issues,
        warnings.map(({ column, code }) => [column, code]),
      ]);
    };
    expect(
      await warned('courses', `コード,終業,納品先の順路\n${course.code},翌11:45,${place.code} 翌11:45 15`),
    ).toEqual([
      [
        'warning',
        [],
        [
          [2, 'stopOutsideRun'],
          [1, 'dutyTooLong'],
        ],
      ],
    ]);
    expect(await warned('courses', `コード,納品先の順路\n${course.code},${place.code} 9:30-翌11:45 15`)).toEqual([
      ['warning', [], [[1, 'unusuallyLong']]],
    ]);
    expect(await warned('operation-times', `コード,終業\n${shift.code},翌11:45`)).toEqual([
      ['warning', [], [[1, 'unusuallyLong']]],
    ]);
    expect(await warned('destinations', `コード,納品時間帯\n${place.code},月 9:30-翌11:45`)).toEqual([
      ['warning', [], [[1, 'unusuallyLong']]],
    ]);
  });
});
