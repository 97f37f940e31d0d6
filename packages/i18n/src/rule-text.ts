import type { Locale } from './locales.ts';

/** Why a value is refused: a code with a sentence among the messages of the rules, and the values in it. */
export type Failure = { code: string; params?: Readonly<Record<string, string | number>> | undefined };

/** A label that says when or what happens, or is not English, cannot follow an article. */
const isNoNoun = new RegExp(
  [
    '^[^a-z0-9]',
    '^(?:an?|after|all|arrive|at|before|counts|follows|has|how|keep|mark|must|needs|returns|runs|save|takes|what|when|where|why|works|start loading|end loading|leaves? (?:the|garage|centre)|left the)\\b',
    '\\b(?:begins|is)\\b',
    '\\b(?:at|began|by|ended|ends|for|from|in|into|of|on|out|per|starts|to|until|with)$',
    '^\\w+[^e]ed$',
    ': ',
  ].join('|'),
  'i',
);
/** Words that keep their capital letter within a sentence. */
const isCapital = /^(?:.[A-Z0-9]|English\b|Japanese\b)/;

/**
 * Returns what a sentence calls a field: in Japanese its label; in English the label with its article, as in `the vehicle
 * number`, or in quotation marks where it is no noun, as in `“Arrive by”`, or has the name of its row before it.
 */
export function fieldIn(locale: Locale, label: string, hasRow = false): string {
  if (locale === 'ja') return label || 'この項目';
  if (label === '') return 'this field';
  if (hasRow || isNoNoun.test(label)) return `“${label}”`;
  return `the ${isCapital.test(label) ? label : lowerFirst(label)}`;
}

/**
 * Makes the sentence about a failure. `textOf` returns the text of the first of the keys that has one, filled with the
 * values. `isChosen` says that the field is chosen from a list, not entered. In English a field without a
 * label has the default messages of the specification, which name none.
 */
export function ruleText(
  locale: Locale,
  { code, params }: Failure,
  label: string,
  textOf: (keys: string[], values: Record<string, string | number>) => string,
  isChosen = false,
): string {
  const isUnnamed = locale === 'en' && label === '';
  const special = isUnnamed ? 'unnamed' : isChosen && 'chosen';
  const keys = [...(special ? [`${special}.${code}`] : []), code, ...(isUnnamed ? ['unnamed.invalid'] : []), 'invalid'];
  const sentence = upperFirst(textOf(keys, { ...params, field: fieldIn(locale, label) }));
  return params?.now === undefined ? sentence : textOf(['now'], { now: params.now, sentence });
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
