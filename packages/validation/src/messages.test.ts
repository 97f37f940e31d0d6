import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };

type Tree = { [key: string]: string | Tree };

const japanese = flat(ja);
const english = flat(en);

/** Messages of a code for fields without a label, and for those that are chosen from a list. */
const isSpecial = /^(?:unnamed|chosen)\./;

/** How code raises an error code. */
const raised = [
  /\bcode(?::| =) '([a-z][\w.]*)'/gi,
  /\b(?:typeError|refuse|checkedBy|regex)\((?:[^\n]*, )?'([\w.]+)'\)/g,
  /\b(?:issues\.push\(|return \[)'([\w.]+)'/g,
];
/** What is found in a plan, in punches, on a morning or in hours of work concerns no field; states are no codes. */
const findings = /^packages\/rules\/src\/(?:hours|checks|departure|punches|states)\//;
/** Apps raise other codes as well; a refused field has a path. */
const raisedInApps = [/\{ path\b[^{}]*, code: '([\w.]+)'/g, /'(importRow\.\w+)'/g];

test('every raised code has a message, and every message a code', () => {
  const codes = new Set([
    ...codesIn('packages/{validation,rules}/src/**/*.ts', raised),
    ...codesIn('apps/*/src/**/*.{ts,tsx}', raisedInApps),
  ]);
  // Zod's type for our issues.
  codes.delete('custom');
  // For a whole file, not for a field: the dialog for the file has its text.
  codes.delete('shiftJis');
  // For cells of a sheet, which has their texts.
  for (const code of ['noWindow', 'noneOf']) codes.delete(code);
  expect(ofCodes(japanese).sort()).toEqual([...codes].sort());
});

test('what is said of a field without a label, or chosen from a list, is a message of a code', () => {
  const special = Object.keys(english).filter((key) => isSpecial.test(key));
  expect(special).not.toEqual([]);
  expect(special.map((key) => key.replace(isSpecial, '')).filter((code) => !(code in japanese))).toEqual([]);
});

test('both languages have the same codes; Japanese has none without the name of the field', () => {
  const named = Object.keys(english).filter((key) => !key.startsWith('unnamed.'));
  expect(named.sort()).toEqual(Object.keys(japanese).sort());
});

test.each(Object.keys(japanese))('%s names the same parameters in both languages', (code) => {
  expect(variables(english[code])).toEqual(variables(japanese[code]));
});

describe('the texts of the specification', () => {
  test.each([
    ['required', 'This field is required'],
    ['email', 'Please enter a valid email'],
    ['numeric', 'This field can only contain numbers'],
    ['integer', 'This field can only contain integer values'],
    ['uppercase', 'This field can only contain uppercase letters'],
    ['max', 'You must enter a maximum of {{max}} characters'],
    ['min', 'You must enter a minimum of {{min}} characters'],
    ['length', 'The length of the entered field is invalid'],
    ['character', 'The {{character}} character is not allowed'],
    ['choose', 'Please choose at least one value'],
    ['regex', 'Invalid format'],
    ['date_format', 'Invalid date format'],
  ])('English, %s', (code, text) => expect(english[`unnamed.${code}`]).toBe(text));

  test.each([
    ['required', '{{field}}を入力してください'],
    ['min', '{{field}}は{{min}}文字以上で入力してください'],
    ['max', '{{field}}は{{max}}文字以内で入力してください'],
    ['numeric', '{{field}}は数字だけで入力してください'],
    ['regex', '{{field}}は正しい形式で入力してください'],
    ['date_format', '{{field}}は2026/11/21のような日付形式で入力してください'],
    ['invalid', '{{field}}が正しくありません。確認して入力し直してください'],
  ])('Japanese, %s', (code, text) => expect(japanese[code]).toBe(text));
});

test.each([
  ['Japanese', japanese],
  ['English', english],
])('%s names the field in every message about a field', (_language, messages) => {
  const nameless = ofCodes(messages).filter((code) => !variables(messages[code]).includes('field'));
  // Licence codes and the results of an import row do not concern one field.
  expect(nameless.filter((code) => !/^(?:licence|importRow)\.|^licenceDayUnknown$/.test(code))).toEqual([]);
});

test.each([
  ['Japanese', japanese, /ください/],
  ['English', english, /\b(?:enter|choose|use|check|write|correct|remove)\b/i],
])('%s says in every message of the specification what to do', (_language, messages, remedy) => {
  const codes = ofCodes(messages).filter((code) => `unnamed.${code}` in english);
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !remedy.test(messages[code] ?? ''))).toEqual([]);
});

test.each(['invoiceNumber', 'licenceNumber'])('the message for a wrong check digit of %s names it', (number) => {
  expect(japanese[`${number}.checkDigit`]).toMatch(/^{{field}}の検査用数字.*が合いません/);
  expect(english[`${number}.checkDigit`]).toMatch(/{{field}}.*: its check digit .*does not fit$/);
});

/** The codes that have a message of their own; the others word a code for a case, or hold the sentence. */
function ofCodes(messages: Record<string, string>): string[] {
  return Object.keys(messages).filter((key) => !isSpecial.test(key) && key !== 'now');
}

function flat(tree: Tree, prefix = ''): Record<string, string> {
  const pairs = Object.entries(tree).map(([key, value]) =>
    typeof value === 'string' ? { [prefix + key]: value } : flat(value, `${prefix}${key}.`),
  );
  return Object.assign({}, ...pairs);
}

function variables(text = ''): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)(?:, number)?\}\}/g)].map(([, name]) => name ?? ''))].sort();
}

function codesIn(files: string, patterns: RegExp[]): string[] {
  const root = new URL('../../../', import.meta.url).pathname;
  const paths = globSync(files, { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path) && !findings.test(path));
  const texts = paths.map((path) => readFileSync(root + path, 'utf8'));
  return texts.flatMap((text) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code]) => code ?? '')),
  );
}
