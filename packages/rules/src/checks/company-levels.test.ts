import { describe, expect, test } from 'vitest';
import { checkRule, checkRuleNames, levelsOf, ruleOfCode } from './check-rules.ts';
import {
  type CheckSettings,
  hoursSettingsOf,
  type LevelRow,
  levelOn,
  numberOn,
  usualSettings,
} from './check-settings.ts';
import { companyLevels } from './company-levels.ts';
import type { RunFinding } from './run-finding.ts';

const row = (given: Partial<LevelRow>): LevelRow => ({
  ...{ rule: 'vehicleTight', revision: 1, validFrom: '2026-11-01', level: 'red', number: 20 },
  ...given,
});
const settings = (...checkLevels: LevelRow[]): CheckSettings => ({ ...usualSettings, checkLevels });

describe('rules', () => {
  test('name each of the 25 checks, and each code once', () => {
    expect(new Set(checkRuleNames.map((name) => checkRule(name).check)).size).toBe(25);
    const codes = checkRuleNames.flatMap((name) => checkRule(name).codes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(ruleOfCode('overweight')).toBe('overweight');
    expect(ruleOfCode('none')).toBeUndefined();
  });

  test('say why where a company may not switch them off', () => {
    const silent = checkRuleNames.filter((name) => checkRule(name).least !== 'off' && !checkRule(name).basis);
    expect(silent).toEqual([]);
  });

  test.each([
    ['overweight', ['red']],
    ['onLeave', ['red']],
    ['inspectionOverdue', ['amber', 'red']],
    ['restUnderGoal', ['info', 'amber', 'red']],
    ['vehicleTight', ['off', 'info', 'amber', 'red']],
  ] as const)('%s may be %j', (rule, levels) => expect(levelsOf(rule)).toEqual(levels));

  test('have usual levels and numbers that they allow', () => {
    for (const name of checkRuleNames) {
      const { level, number } = checkRule(name);
      expect(levelsOf(name)).toContain(level);
      if (number) expect(number.usual >= number.min && number.usual <= number.max).toBe(true);
    }
  });
});

describe('what is in force', () => {
  const rows = settings(
    row({ revision: 1, validFrom: '2026-10-01', level: 'info', number: 10 }),
    row({ revision: 2, validFrom: '2026-12-01', level: 'red', number: 30 }),
    row({ revision: 3, validFrom: '2026-11-15', level: 'off', number: 5 }),
    row({ revision: 4, validFrom: '2026-11-15', level: 'amber', number: 25 }),
    row({ rule: 'slotMissed', revision: 1, validFrom: '2026-01-01', level: 'red', number: 30 }),
  );

  test.each([
    ['2026-09-30', 'amber', 15],
    ['2026-10-01', 'info', 10],
    ['2026-11-14', 'info', 10],
    ['2026-11-15', 'amber', 25],
    ['2026-11-30', 'amber', 25],
    ['2026-12-01', 'red', 30],
  ])('on %s is %s with %i', (day, level, number) => {
    expect(levelOn(rows, 'vehicleTight', day)).toBe(level);
    expect(numberOn(rows, 'vehicleTight', day)).toBe(number);
  });

  test('is never milder, and never another number, than the law allows', () => {
    const stored = settings(row({ rule: 'overweight', level: 'off' }), row({ rule: 'longHandling', number: 500 }));
    expect(levelOn(stored, 'overweight', '2026-12-01')).toBe('red');
    expect(numberOn(stored, 'longHandling', '2026-12-01')).toBe(120);
    expect(numberOn(stored, 'overweight', '2026-12-01')).toBe(0);
  });

  test('is a share of the limits of hours from each of its days on', () => {
    expect(hoursSettingsOf(usualSettings, '2026-11-26').parameters).toHaveLength(1);
    const { parameters } = hoursSettingsOf(
      settings(
        row({ rule: 'limitNear', revision: 1, number: 80 }),
        row({ rule: 'limitNear', revision: 2, number: 85 }),
        row({ rule: 'limitNear', revision: 3, validFrom: '2026-12-21', number: 70 }),
      ),
      '2026-11-26',
    );
    expect(parameters.map(({ effectiveFrom, warnPercent }) => [effectiveFrom, warnPercent])).toEqual([
      ['2024-04-01', 90],
      ['2026-11-01', 85],
      ['2026-12-21', 70],
    ]);
  });
});

describe('a finding', () => {
  const day = '2026-11-26';
  const of = (finding: Partial<RunFinding>, ...rows: LevelRow[]) =>
    companyLevels([{ check: 1, level: 'amber', code: 'vehicleTightBetween', ...finding }], settings(...rows), day).map(
      ({ article, level }) => [level, article],
    );

  test('keeps its level until a company says otherwise, and names the law behind it', () => {
    expect(of({})).toEqual([['amber', undefined]]);
    expect(of({ code: 'overweight', level: 'red' })).toEqual([['red', 'roadTraffic 57']]);
    expect(of({ code: 'unknown' })).toEqual([['amber', undefined]]);
    expect(of({ code: 'restTooShort', level: 'red', article: 'standard 4-4-1' })).toEqual([['red', 'standard 4-4-1']]);
  });

  test('is raised, lowered, or not told', () => {
    expect(of({}, row({}))).toEqual([['red', undefined]]);
    expect(of({}, row({ level: 'info' }))).toEqual([['info', undefined]]);
    expect(of({}, row({ level: 'off' }))).toEqual([]);
    expect(of({}, row({ validFrom: '2026-11-27' }))).toEqual([['amber', undefined]]);
  });

  test('that a check makes milder for a plan is not raised by it', () => {
    const planned = { code: 'eventTakenOff', level: 'info' } as const;
    expect(of(planned, row({ rule: 'unforeseeable', level: 'red', number: null }))).toEqual([['info', 'standard 4-3']]);
  });
});
