import type { FieldError } from '@haisha/validation/rule';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { departments } from '../../../db/schema/masters/departments.ts';

/** Who is going to have the password. */
export type PasswordOwner = { loginId: string; name: string; kana: string };

/** Below a thousand million guesses a password is known, or follows from what is known. */
const leastGuessesLog10 = 9;
/** Long enough to tell; the time an estimate takes grows with the length. */
const longestEstimate = 100;
const product = ['haisha', '配車'];

const estimator = new ZxcvbnFactory({ dictionary: { ...dictionary, product }, graphs: adjacencyGraphs });

/**
 * What speaks against a password that somebody chose, besides its length, which is the contract's. Estimated here
 * and not in the browser: the lists weigh more than a page.
 */
export async function passwordErrors(
  db: Database,
  password: string,
  owner: PasswordOwner,
  path: 'password' | 'newPassword',
): Promise<FieldError[]> {
  const plain = fold(password);
  const personal = [...product, ...wordsOf(owner), ...(await wordsOfCompany(db))];
  if (personal.some((word) => plain.includes(word))) return [{ path, code: 'password.personal' }];
  const { guessesLog10 } = estimator.check(plain.slice(0, longestEstimate));
  return guessesLog10 < leastGuessesLog10 ? [{ path, code: 'password.known' }] : [];
}

function wordsOf({ loginId, name, kana }: PasswordOwner): string[] {
  const [local = '', host = ''] = loginId.split('@');
  // Of `mail.example.co.jp` the word is `example`; the rest is short or everybody's.
  const hosts = host.split('.').filter((part) => !['www', 'mail', 'com', 'net', 'org'].includes(part));
  return words([loginId, local, ...local.split(/[^0-9a-z]+/), ...hosts, ...name.split(/\s+/), ...kana.split(/\s+/)]);
}

/** The headquarters and those who issue invoices are called as the company is. */
async function wordsOfCompany(db: Database): Promise<string[]> {
  const { name, nameEn, issuerName, kind } = departments;
  const rows = await db.selectDistinct({ name, nameEn, issuerName }).from(departments).where(eq(kind, 'headquarters'));
  return words(rows.flatMap((row) => [row.name, row.nameEn ?? '', row.issuerName ?? '']));
}

/** Two letters of the Latin script are in every second password; two of the Japanese are a name. */
function words(parts: readonly string[]): string[] {
  return parts.map(fold).filter((word) => word.length >= (/^[ -~]*$/.test(word) ? 4 : 2));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
