import type { FieldError } from '@haisha/validation/rule';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { departments } from '../../../db/schema/masters/departments.ts';

/** Who is going to have the password. */
export type PasswordOwner = { loginId: string; name: string; kana: string };

/** A password that takes fewer than 10^9 guesses counts as known. */
const leastGuessesLog10 = 9;
/** Estimates no more than this: the time grows with the length. */
const longestEstimate = 100;
const product = ['haisha', '配車'];

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Checks a chosen password for guessability; the contract checks its length. The server does this because the word
 * lists weigh more than a page.
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
  estimator ??= loadEstimator();
  const { guessesLog10 } = (await estimator).check(plain.slice(0, longestEstimate));
  return guessesLog10 < leastGuessesLog10 ? [{ path, code: 'password.known' }] : [];
}

/** The lists of words fill 30 MB, which a process in which nobody chooses a password does without. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({ dictionary: { ...dictionary, product }, graphs: adjacencyGraphs });
}

function wordsOf({ loginId, name, kana }: PasswordOwner): string[] {
  const [local = '', host = ''] = loginId.split('@');
  // Keeps `example` of `mail.example.co.jp`.
  const hosts = host.split('.').filter((part) => !['www', 'mail', 'com', 'net', 'org'].includes(part));
  return words([loginId, local, ...local.split(/[^0-9a-z]+/), ...hosts, ...name.split(/\s+/), ...kana.split(/\s+/)]);
}

/** Reads the company's names from the headquarters and their issuer of invoices. */
async function wordsOfCompany(db: Database): Promise<string[]> {
  const { name, nameEn, issuerName, kind } = departments;
  const rows = await db.selectDistinct({ name, nameEn, issuerName }).from(departments).where(eq(kind, 'headquarters'));
  return words(rows.flatMap((row) => [row.name, row.nameEn ?? '', row.issuerName ?? '']));
}

/** Ignores Latin words below four letters; two Japanese characters can be a name. */
function words(parts: readonly string[]): string[] {
  return parts.map(fold).filter((word) => word.length >= (/^[ -~]*$/.test(word) ? 4 : 2));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
