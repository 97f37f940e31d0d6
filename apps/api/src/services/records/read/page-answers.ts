import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Database } from '../../../db/database.ts';
import { createRecent } from '../../../recent.ts';
import type { EntityName } from '../entity-name.ts';
import type { ListPage } from './list-page.ts';
import { createKnownCounts, type PageStatements, pageStatements, readPage, statementKey } from './read-page.ts';

/** The bytes of an answer, and whether they are compressed. */
type Answer = { bytes: Buffer; isZipped: boolean };
type KnownAnswer = { snapshots: (string | null)[]; answer: Promise<Answer> };
type KnownPage = PageStatements & { key: string };

const mostPages = 100;
const mostAnswers = 50;
/** A shorter answer fits in one packet as it is. */
const zippedFromBytes = 1024;
const zip = promisify(gzip);

/**
 * The pages of one list. SQL is made once for the same question within the same scope. A compressed answer is given
 * again as long as nothing was committed since: many who look at a list read it again when somebody changed a row.
 */
export function createPageAnswers(db: Database, name: EntityName) {
  const pages = createRecent<KnownPage>(mostPages);
  const answers = createRecent<KnownAnswer>(mostAnswers);
  const counts = createKnownCounts();

  function pageOf(question: string, make: () => ListPage<unknown>): KnownPage {
    const known = pages.get(question);
    if (known) return known;
    const statements = pageStatements(make(), name);
    const page = { ...statements, key: statementKey(statements.rows) };
    pages.set(question, page);
    return page;
  }

  async function zipped(page: KnownPage, snapshot: string): Promise<Answer> {
    const known = answers.get(page.key);
    if (known?.snapshots.includes(snapshot)) return await known.answer;
    const snapshots: KnownAnswer['snapshots'] = [snapshot];
    const answer = readPage(db, page, counts).then(async (read) => {
      snapshots.push(read.snapshot);
      const isZipped = read.json.length >= zippedFromBytes;
      return { bytes: isZipped ? await zip(read.json) : read.json, isZipped };
    });
    answers.set(page.key, { snapshots, answer });
    try {
      return await answer;
    } catch (error) {
      snapshots.length = 0;
      throw error;
    }
  }

  return {
    /** `question` names everything that `make` depends on; `snapshot` was taken while this request was answered. */
    async answer(
      question: string,
      make: () => ListPage<unknown>,
      snapshot: string,
      takesGzip: boolean,
    ): Promise<Answer> {
      const page = pageOf(question, make);
      if (takesGzip) return await zipped(page, snapshot);
      return { bytes: (await readPage(db, page, counts)).json, isZipped: false };
    },
  };
}
