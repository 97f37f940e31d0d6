import { describe, expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Outcome, Step } from './step.ts';

const passed: Outcome = { passed: 1, failed: 0, reasons: [], times: [], output: '' };

async function told(groups: Step[][], limitMinutes = 1) {
  let text = '';
  const ended: string[] = [];
  const count = await runSteps(groups, {
    limitMinutes,
    write: (some) => {
      text += some;
    },
    end: async () => {
      ended.push('ended');
    },
  });
  return { text, count, ended, lines: text.trimEnd().split('\n') };
}

describe('a run', () => {
  it('adds up its steps, names what failed, and ends with the sum', async () => {
    const failing: Outcome = { ...passed, passed: 4, failed: 1, reasons: ['a.test.ts › adds\n    wrong'] };
    const { text, count, lines, ended } = await told([
      [{ name: 'types', run: async () => passed }],
      [{ name: 'unit', run: async () => failing }],
    ]);
    expect(count).toEqual({ passed: 5, failed: 1 });
    expect(lines.at(-1)).toBe('5 passed, 1 failed');
    expect(text).toContain('✗ unit: a.test.ts › adds\n    wrong');
    expect(text).toMatch(/^ok {6}types: 1 passed, 0 failed, \d+\.\d s$/m);
    expect(text).toMatch(/^FAILED {2}unit: 4 passed, 1 failed, \d+\.\d s$/m);
    expect(ended).toEqual([]);
  });

  it('runs the steps of a group side by side, and shows what each wrote when it is done', async () => {
    const order: string[] = [];
    const quickEnded = Promise.withResolvers<void>();
    const step = (name: string, until?: Promise<void>): Step => ({
      name,
      run: async (to) => {
        order.push(`${name} begins`);
        await until;
        if (name === 'quick') quickEnded.resolve();
        order.push(`${name} ends`);
        return { ...passed, output: `${name} wrote to the ${to}\n` };
      },
    });
    const { text } = await told([[step('slow', quickEnded.promise), step('quick')], [step('alone')]]);
    expect(order).toEqual(['slow begins', 'quick begins', 'quick ends', 'slow ends', 'alone begins', 'alone ends']);
    expect(text).toMatch(/── quick, .* s\nquick wrote to the result\n\n── slow, .* s\nslow wrote to the result\n/);
    expect(text).toContain('── alone\n');
    expect(text).not.toContain('alone wrote');
  });

  it('names the ten slowest files, slowest first, with the step they ran in', async () => {
    const times = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at }));
    const { text } = await told([[{ name: 'unit', run: async () => ({ ...passed, times }) }]]);
    const named = [...text.matchAll(/ ([\d.]+) s {2}(\d+)\.test\.ts \(unit\)$/gm)].map(([, seconds, at]) => [
      seconds,
      at,
    ]);
    expect(named).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => [at.toFixed(1), String(at)]));
  });

  it('is ended at its limit: what had not passed by then failed, and nothing else is begun', async () => {
    let isBegun = false;
    const { text, count, lines, ended } = await told(
      [
        [{ name: 'types', run: async () => passed }],
        [{ name: 'endless', run: () => new Promise(() => undefined) }],
        [
          {
            name: 'never begun',
            run: async () => {
              isBegun = true;
              return passed;
            },
          },
        ],
      ],
      0.001,
    );
    expect(ended).toEqual(['ended']);
    expect(isBegun).toBe(false);
    expect(text).toContain('The run takes longer than 0.001 minutes: it is ended.');
    expect(text).toContain('✗ endless: had not passed after 0.001 minutes');
    expect(text).toContain('✗ never begun: had not passed after 0.001 minutes');
    expect(count).toEqual({ passed: 1, failed: 2 });
    expect(lines.at(-1)).toBe('1 passed, 2 failed');
  });
});
