import { readFileSync } from 'node:fs';
import { permissions, roles } from '@haisha/rules/permission';
import { expect, test } from 'vitest';
import { entities } from '../test/entities.ts';

const file = new URL('../../../docs/glossary.md', import.meta.url).pathname;
const [glossary = ''] = readFileSync(file, 'utf8').split('## Words to avoid');
const settled = new Set([...glossary.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/\W+/)));

test.each(entities)('the glossary contains every word of $name', ({ name, fields, lists }) => {
  const words = [name, ...fields.flatMap((path) => path.split('.')), ...[...lists.values()].flat()];
  // `vehicleTypeId` and `vehicleTypeName` point at a vehicle type.
  const isSettled = (word: string) => settled.has(word) || settled.has(word.replace(/(?:Id|Name)$/, ''));
  expect(words.filter((word) => !isSettled(word))).toEqual([]);
});

test('the glossary contains every role, and every function and act of a permission', () => {
  const words = [...roles, ...permissions.flatMap((permission) => permission.split('.'))];
  expect(words.filter((word) => !settled.has(word))).toEqual([]);
});

test('the glossary has at most 150 rows', () => {
  const lines = glossary.split('\n').filter((line) => line.startsWith('|'));
  const headers = lines.filter((line) => line.startsWith('|---')).length * 2;
  expect(lines.length - headers).toBeLessThanOrEqual(150);
});
