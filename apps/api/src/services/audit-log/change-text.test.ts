import { describe, expect, it } from 'vitest';
import { product } from '../../areas.ts';
import { changeText } from './change-text.ts';

describe('a changed field in a file', () => {
  it.each([
    [
      'user',
      { path: 'roles', before: ['manager'], after: ['manager', 'labour'] },
      'ロール: 運行管理者 → 運行管理者、労務',
    ],
    ['vehicle', { path: 'ownershipType', before: 'owned', after: 'leased' }, '所有区分: 自社 → リース'],
    ['vehicle', { path: 'isTrailer', before: false, after: true }, '被けん引車（トレーラー）: なし → あり'],
    ['vehicle', { path: 'inspectionExpiryDate', before: null, after: '2026-12-05' }, '車検満了日: 2026/12/05'],
    ['vehicle', { path: 'note', before: '済', after: null }, '備考: 済 → （空欄）'],
    ['user', { path: 'departmentIds', before: null, after: [] }, '対象部署: （空欄）'],
    [
      'user',
      { path: 'lastLoginAt', before: null, after: '2026-11-20T15:00:00.000Z' },
      '最終ログイン: 2026/11/21 00:00:00',
    ],
    ['user', { path: 'reason', before: null, after: 'throttled' }, '理由: 失敗が続いたための制限'],
    ['vehicle', { path: 'columns', before: null, after: ['code', 'gone'] }, '列: 社番、gone'],
    [
      'destination',
      {
        path: 'slots',
        before: [],
        after: [{ weekday: 'friday', fromMinutes: 1320, toMinutes: 1530, kind: 'strict' }],
      },
      '納品時間帯: 金 22:00-25:30 厳守',
    ],
    ['destination', { path: 'zones', before: ['chilled'], after: ['chilled', 'frozen'] }, '温度帯: 冷蔵 → 冷蔵 / 冷凍'],
    ['destination', { path: 'closedWeekdays', before: [], after: ['sunday'] }, '定休日: 日'],
    ['course', { path: 'returnMinutes', before: 660, after: 1530 }, '帰庫: 11:00 → 25:30'],
    ['course', { path: 'dutyMinutes', before: 570, after: 600 }, '拘束時間: 570 → 600'],
    [
      'course',
      {
        path: 'stops',
        before: [],
        after: [
          { destinationCode: 'HN-0001', arriveFromMinutes: 270, arriveToMinutes: 290, workMinutes: 15, hasBreak: true },
        ],
      },
      '納品先の順路: HN-0001 4:30-4:50 15 休憩',
    ],
    ['retentionRule', { path: 'keepMonths', before: 84, after: 96 }, '保存期間: 84 → 96'],
    ['spaceship', { path: 'crew', before: { n: 1 }, after: { n: 2 } }, 'crew: {"n":1} → {"n":2}'],
    ['__proto__', { path: 'constructor', before: null, after: 'x' }, 'constructor: x'],
  ])('of a %s reads as on its screen', (entity, field, text) => {
    expect(changeText(product.fieldTexts, 'ja', entity, field)).toBe(text);
  });

  it('reads in English as well', () => {
    const zones = [{ zone: 'chilled', minCelsius: 0, maxCelsius: 10 }];
    expect(changeText(product.fieldTexts, 'en', 'vehicle', { path: 'zones', before: null, after: zones })).toMatch(
      /^.+: Chilled 0～10℃$/,
    );
  });
});
