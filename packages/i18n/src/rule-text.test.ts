import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fieldIn, ruleText } from './rule-text.ts';

const folder = new URL('en/', import.meta.url);
const labels = readdirSync(folder).flatMap((file) =>
  labelsIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), false),
);
const messages = { ja: read('ja'), en: read('en') };

function text(
  locale: 'ja' | 'en',
  ...told: [failure: Parameters<typeof ruleText>[1], label: string, isChosen?: boolean]
) {
  const [failure, label, isChosen] = told;
  return ruleText(
    locale,
    failure,
    label,
    (keys, values) => {
      const [sentence = ''] = keys.flatMap((key) => textAt(messages[locale], key) ?? []);
      return sentence.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => String(values[name]));
    },
    isChosen,
  );
}

describe('a sentence about a failure', () => {
  const long = { code: 'max', params: { max: 30, now: 34 } };

  test.each([
    ['車両番号を入力してください', 'Enter the vehicle number', { code: 'required' }, ['車両番号', 'Vehicle number']],
    [
      '備考は30文字以内で入力してください（今は34文字）',
      'Use at most 30 characters for the note (now 34)',
      long,
      ['備考', 'Note'],
    ],
    [
      '敬称が正しくありません。確認して入力し直してください',
      'Check the form of address and enter it again: it cannot be read',
      { code: 'noSuchCode' },
      ['敬称', 'Form of address'],
    ],
    [
      '納品時間（まで）を入力してください',
      'Enter “Arrive by”',
      { code: 'required' },
      ['納品時間（まで）', 'Arrive by'],
    ],
  ] as const)('%s', (ja, en, failure, [jaLabel, enLabel]) => {
    expect(text('ja', failure, jaLabel)).toBe(ja);
    expect(text('en', failure, enLabel)).toBe(en);
  });

  test('begins with a capital letter where the field comes first', () => {
    const failure = { code: 'importRow.near', params: { text: 'A', near: 'B' } };
    expect(text('en', failure, 'Cargo owner')).toBe('The cargo owner “A” is not registered. Do you mean “B”?');
  });

  test('asks to choose what is chosen from a list', () => {
    expect(text('ja', { code: 'required' }, '荷主', true)).toBe('荷主を選択してください');
    expect(text('en', { code: 'required' }, 'Cargo owner', true)).toBe('Choose the cargo owner');
    expect(text('en', long, 'Cargo owner', true)).toBe('Use at most 30 characters for the cargo owner (now 34)');
  });

  test('is the English default message of the specification for a field without a label', () => {
    expect(text('en', { code: 'required' }, '')).toBe('This field is required');
    expect(text('ja', { code: 'required' }, '')).toBe('この項目を入力してください');
    expect(text('en', { code: 'postalCode' }, '')).toBe('Enter this field as 7 digits, such as 339-0001');
    expect(text('en', { code: 'isUnknown' }, '')).toBe('This field is invalid');
  });
});

test.each([
  ['Vehicle number', 'the vehicle number'],
  ['E-mail', 'the e-mail'],
  ['ETC card number', 'the ETC card number'],
  ['English name', 'the English name'],
  ['ID of the record', 'the ID of the record'],
  ['Start place', 'the start place'],
  ['Speed', 'the speed'],
  ['From', '“From”'],
  ['Obtained on', '“Obtained on”'],
  ['What happened', '“What happened”'],
  ['Start loading', '“Start loading”'],
  ['Leaves garage', '“Leaves garage”'],
  ['Arrived', '“Arrived”'],
  ['Plate: kana', '“Plate: kana”'],
  ['After', '“After”'],
  ['At the origin', '“At the origin”'],
  ['Before', '“Before”'],
  ['Counts for overtime', '“Counts for overtime”'],
  ['Follows', '“Follows”'],
  ['How to open', '“How to open”'],
  ['Keep at top', '“Keep at top”'],
  ['Labour month begins on (1–31)', '“Labour month begins on (1–31)”'],
  ['Mark this position as checked', '“Mark this position as checked”'],
  ['Must change the password at the next login', '“Must change the password at the next login”'],
  ['Save although arrivals are out of order', '“Save although arrivals are out of order”'],
  ['Takes roll cages', '“Takes roll cages”'],
  ['Tax is withheld', '“Tax is withheld”'],
  ['Works nights', '“Works nights”'],
  ['車番', '“車番”'],
])('English calls %s %s', (label, field) => expect(fieldIn('en', label)).toBe(field));

test('English quotes a label after the name of its row, Japanese does not', () => {
  expect(fieldIn('en', 'Stop 3 Arrival', true)).toBe('“Stop 3 Arrival”');
  expect(fieldIn('ja', '立寄り先 3 到着', true)).toBe('立寄り先 3 到着');
});

test('no English label has an article of its own after that of the sentence', () => {
  expect(labels.length).toBeGreaterThan(500);
  expect(labels.filter((label) => /^the (?:an?|the) /i.test(fieldIn('en', label)))).toEqual([]);
});

function read(locale: string): object {
  const file = new URL(`../../validation/src/messages/${locale}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function textAt(found: object, key: string): string | undefined {
  const text = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], found);
  return typeof text === 'string' ? text : undefined;
}

/** Returns the labels of fields, and the words that sentences about rules are given in their place. */
function labelsIn(texts: object, isLabels: boolean): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const areLabels = isLabels || ['field', 'statusField', 'word'].includes(key);
    if (typeof text !== 'string') return labelsIn(text, areLabels);
    return areLabels ? [text] : [];
  });
}
