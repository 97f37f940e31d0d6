import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { refusals } from '../test/refusals.ts';

type Contract = {
  name: string;
  input: z.ZodObject;
  update: z.ZodType;
  output: z.ZodObject;
  listQuery: z.ZodType;
  sortColumns: readonly string[];
};
type ContractCase = { contract: Contract; sample: object; required: string; row: object };

const id = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0009';
const instant = '2026-11-21T09:00:00.000Z';
const entityRow = {
  id,
  version: 3,
  createdAt: instant,
  createdBy: { id, name: '佐藤' },
  updatedAt: instant,
  updatedBy: null,
  archivedAt: null,
};

/** Returns the exports of all modules of a folder. */
async function modulesIn(folder: string): Promise<object[]> {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  const files = globSync('*.ts', { cwd: path, exclude: ['*.test.ts'] });
  return await Promise.all(files.map((file) => import(path + file)));
}

const cases = (await modulesIn('../test/samples/'))
  .filter((module): module is { contractCase: ContractCase } => 'contractCase' in module)
  .map(({ contractCase }) => ({
    ...contractCase,
    name: contractCase.contract.name,
    required: contractCase.required.split(' '),
  }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** What people write beneath a destination has tests of its own. */
const testedElsewhere = ['destinationNote', 'noteComment'];

test('every contract of an entity with a list has its case', async () => {
  const contracts = (await modulesIn('./'))
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => name.endsWith('Contract') && 'listQuery' in value)
    .map(([, { name }]) => name);
  expect([...cases.map(({ name }) => name), ...testedElsewhere].sort()).toEqual(contracts.sort());
});

describe.each(cases)('the contract of $name', ({ contract, sample, required, row }) => {
  const input: z.ZodType = contract.input;
  const output: z.ZodType = contract.output;
  const query: z.ZodType = contract.listQuery;

  test('accepts a full sample unchanged', () => {
    expect(input.parse(sample)).toMatchObject(sample);
  });

  test('parses its own output without a change', () => {
    const once = input.parse(sample);
    expect(input.parse(once)).toEqual(once);
    const least = input.parse(leastOf(sample, required));
    expect(input.parse(least)).toEqual(least);
  });

  test('accepts the required fields alone and fills the others with null, no or an empty list', () => {
    const least = input.parse(leastOf(sample, required)) as Record<string, unknown>;
    for (const [key, value] of Object.entries(least)) {
      if (!required.includes(key)) expect([null, false, []]).toContainEqual(value);
    }
    expect(Object.keys(least).sort()).toEqual(Object.keys(contract.input.shape).sort());
  });

  test.each(required)('requires %s', (key) => {
    for (const value of [undefined, null]) {
      expect(refusals(input, { ...sample, [key]: value })).toContain(`${key} required`);
    }
  });

  test('refuses an empty form at the required fields only', () => {
    expect(refusals(input, {})).toEqual(required.map((key) => `${key} required`));
  });

  test('drops unknown fields', () => {
    expect(input.parse({ ...sample, password: 'x' })).not.toHaveProperty('password');
  });

  test('never throws, whatever the value', () => {
    const keys = fc.constantFrom(...Object.keys(contract.input.shape));
    void fc.assert(fc.property(keys, fc.anything(), (key, value) => void input.safeParse({ ...sample, [key]: value })));
  });

  test('requires the version for an update', () => {
    const update: z.ZodType = contract.update;
    expect(update.parse({ ...sample, version: 3 })).toMatchObject({ ...sample, version: 3 });
    expect(refusals(update, sample)).toEqual(['version required']);
    expect(refusals(update, { ...sample, version: 0 })).toEqual(['version minValue']);
  });

  test('returns the row', () => {
    const whole = { ...(input.parse(sample) as object), ...entityRow, ...row };
    expect(output.parse(whole)).toEqual(output.parse(output.parse(whole)));
    expect(output.parse(whole)).toMatchObject({ ...sample, ...entityRow, ...row });
  });

  test('sorts only by columns of the row; the first is the default', () => {
    for (const column of contract.sortColumns) {
      expect(Object.keys(contract.output.shape)).toContain(column.split('.')[0]);
      expect(query.parse({ sort: `-${column}` })).toMatchObject({ sort: `-${column}` });
    }
    expect(query.parse({})).toMatchObject({ sort: contract.sortColumns[0] });
  });
});

function leastOf(sample: object, required: string[]): Record<string, unknown> {
  // From 7 t a tachograph is required as well.
  const light = 'grossWeightKg' in sample ? { ...sample, grossWeightKg: 6990 } : sample;
  return Object.fromEntries(Object.entries(light).filter(([key]) => required.includes(key)));
}
