import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createRecent } from '../../../recent.ts';

type KnownAnswer = { snapshot: string; zipped: Promise<Buffer> };

const zip = promisify(gzip);

/**
 * Answers that are dear to make, compressed: many who ask the same at once, or again while nothing was committed, are given
 * one. What is read after a snapshot was taken is never older than it.
 */
export function createKnownAnswers(most: number) {
  const answers = createRecent<KnownAnswer>(most);

  /** `question` names everything that `make` depends on; `snapshot` was taken while this request was answered. */
  return async function answer(question: string, snapshot: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = answers.get(question);
    if (known?.snapshot === snapshot) return await known.zipped;
    const made = { snapshot, zipped: make().then((json) => zip(json)) };
    answers.set(question, made);
    try {
      return await made.zipped;
    } catch (error) {
      made.snapshot = '';
      throw error;
    }
  };
}
