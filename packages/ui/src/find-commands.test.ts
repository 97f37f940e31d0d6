import { describe, expect, it } from 'vitest';
import { beginsWith, findCommands, hasWords } from './find-commands.ts';
import type { PaletteCommand } from './palette-command.ts';

const run = () => undefined;
const commands: PaletteCommand[] = [
  { id: 'add', label: '新しい車両', group: '登録', run },
  { id: 'list', label: '車両', group: '移動', keywords: ['しゃりょう くるま', 'Vehicles'], run },
  { id: 'departments', label: '部署', group: '移動', run },
];

describe('findCommands', () => {
  it.each([
    ['シャリョウ', ['list']],
    ['くる', ['list']],
    ['ｸﾙﾏ', ['list']],
    ['ＶＥＨＩＣＬＥ', ['list']],
    ['シャ・リョウ', ['list']],
    ['車両', ['list', 'add']],
    ['登録 車両', ['add']],
    ['', ['add', 'list', 'departments']],
    ['xyz', []],
  ])('finds by "%s"', (text, ids) => {
    expect(findCommands(commands, text).map(({ id }) => id)).toEqual(ids);
  });
});

it.each([
  ['list', 'くるま', true],
  ['list', 'リョウ', false],
  ['add', '車両', false],
  ['list', ' ', false],
])('of %s a word begins with "%s": %s', (id, text, expected) => {
  const command = commands.find((one) => one.id === id) as PaletteCommand;
  expect(beginsWith(command, text)).toBe(expected);
});

it.each([
  ['a', true],
  [' ', false],
  ['ー・', false],
])('"%s" can be searched for: %s', (text, expected) => {
  expect(hasWords(text)).toBe(expected);
});
