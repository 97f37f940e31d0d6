/** A line about a party to a contract; `strong` is its name. */
export type DocumentLine = { text: string; strong?: boolean };

/** A label with its value; `missing` marks what the law wants and nobody has entered, `wide` takes the whole width. */
export type DocumentFact = { label: string; value: string; missing?: boolean; wide?: boolean };

/** A column of a table; widths are shares of the page, figures stand at the end. */
export type DocumentColumn = { head: string; share: number; align?: 'start' | 'end' };

/** What stands on a paper, from top to bottom. A text holds its line breaks as `\n`. */
export type DocumentBlock =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; size?: 'small' | 'large' }
  /** A framed text that must be seen. */
  | { kind: 'notice'; text: string }
  /** Two parties beside each other, what is strong first. */
  | { kind: 'sides'; start: readonly DocumentLine[]; end: readonly DocumentLine[] }
  | { kind: 'facts'; facts: readonly DocumentFact[] }
  /** Its head is repeated on every page. */
  | { kind: 'table'; columns: readonly DocumentColumn[]; rows: readonly (readonly string[])[] }
  /** Empty fields to sign or stamp in. */
  | { kind: 'signatures'; labels: readonly string[] };

/** A paper of A4, as data: what it says, in the language in which it says it. */
export type PrintedDocument = {
  language: 'ja' | 'en';
  /** What the window of a reader is called. */
  title: string;
  orientation: 'portrait' | 'landscape';
  /** What stands at the foot of every page beside its number. */
  foot: string;
  blocks: readonly DocumentBlock[];
};
