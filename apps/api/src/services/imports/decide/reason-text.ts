import { ruleText } from '@haisha/i18n/rule-text';
import type { ImportIssue } from '@haisha/validation/import-issue';
import type { ImportConflict } from '@haisha/validation/import-row';
import en from '@haisha/validation/messages/en.json' with { type: 'json' };
import ja from '@haisha/validation/messages/ja.json' with { type: 'json' };
import { paramsIn } from '@haisha/validation/params-in';
import type { Locale } from '../../words/locale.ts';
import { type Words, wordAt, wordOf } from '../../words/word-of.ts';
import type { AnyImported } from '../imported-entity.ts';

const messages: Record<Locale, Words> = { ja, en };
const words = {
  ja: {
    reason: '取り込めない理由',
    row: (number: number) => `${number}行目と重複しています`,
    record: (label: string) => `登録済みの「${label}」と重複している可能性があります`,
  },
  en: {
    reason: 'Reason',
    row: (number: number) => `Duplicate of row ${number}`,
    record: (label: string) => `May be the same as “${label}”`,
  },
};

type Reasons = {
  issues: ImportIssue[] | null;
  warnings: ImportIssue[] | null;
  conflicts: ImportConflict[] | null;
};

export function reasonHeader(locale: Locale): string {
  return words[locale].reason;
}

/** Why a row was not imported, a sentence for each reason. */
export function reasonText(imported: AnyImported, locale: Locale, { issues, warnings, conflicts }: Reasons): string {
  const { row, record } = words[locale];
  const wrong = [...(issues ?? []), ...(warnings ?? [])].map((issue) => sentence(imported, locale, issue));
  const alike = (conflicts ?? []).map((one) =>
    one.number === undefined ? record(one.record?.label ?? '') : row(one.number),
  );
  return [...wrong, ...alike].join(locale === 'ja' ? '。' : '. ');
}

function sentence(imported: AnyImported, locale: Locale, { path, code, params }: ImportIssue): string {
  const told = { ...paramsIn(locale, params), choices: choicesText(imported, locale, path) };
  return ruleText(locale, { code, params: told }, fieldWord(imported, locale, path), (keys, values) => {
    const [text = code] = keys.flatMap((key) => messageOf(locale, key) ?? []);
    return text.replaceAll(/\{\{(\w+)(?:, \w+)?\}\}/g, (_, name: string) => String(values[name] ?? ''));
  });
}

/** What a place in the form is called, or else the field that it lies within. */
function fieldWord({ exported }: AnyImported, locale: Locale, path: string): string {
  const within = path.split('.').map((_, index, parts) => parts.slice(0, parts.length - index).join('.'));
  const [word = ''] = within.flatMap((one) => wordOf(locale, exported.name, 'field', one) ?? []);
  return word;
}

function choicesText({ fields }: AnyImported, locale: Locale, path: string): string {
  const { words, values } = fields.find(({ sets }) => sets === path)?.choices ?? {};
  const [worded = '', key = ''] = words?.split(':') ?? [];
  const known = (values ?? []).map((value) => wordOf(locale, worded, key, value) ?? value);
  return known.join(locale === 'ja' ? '、' : ', ');
}

function messageOf(locale: Locale, code: string): string | undefined {
  return wordAt(messages[locale], code.split('.'));
}
