import { isProblem, useProblemText } from '@haisha/platform';
import type { StoredFile } from '@haisha/validation/file';
import { useState } from 'react';
import type { RefusedFile } from './refused-files.tsx';
import { useFileCheck } from './use-file-check.ts';

/** What can be done to the files of a record. */
export type FileCalls = {
  add: (file: File) => Promise<StoredFile>;
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<void>;
  readAnew: () => Promise<void>;
};

/** Adds files to a record one after another, and takes them away with a way back. */
export function useSentFiles(calls: FileCalls) {
  const problemText = useProblemText();
  const [sending, setSending] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly StoredFile[]>([]);
  const { check, refusal } = useFileCheck();
  const [failure, setFailure] = useState<unknown>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  function notSent(cause: unknown, file: File): RefusedFile {
    const [first] = (isProblem(cause) && cause.problem.errors) || [];
    return first ? refusal(file, first) : { file, reason: problemText(cause), canRetry: true };
  }

  /** Answers whether all of them arrived. */
  async function add(chosen: readonly File[]): Promise<boolean> {
    const { taken, refused: notTaken } = check(chosen);
    setRefused([...notTaken]);
    setSending(taken.map(({ name }) => name));
    for (const file of taken) {
      try {
        await calls.add(file);
      } catch (cause) {
        notTaken.push(notSent(cause, file));
        setRefused([...notTaken]);
      }
      setSending((names) => names.slice(1));
    }
    await calls.readAnew();
    return notTaken.length === 0;
  }

  async function remove(file: StoredFile): Promise<void> {
    if (await attempt(() => calls.remove(file.id))) setRemoved((known) => [...known, file]);
  }

  async function restore({ id }: StoredFile): Promise<void> {
    if (await attempt(() => calls.restore(id))) setRemoved((known) => known.filter((file) => file.id !== id));
  }

  async function attempt(act: () => Promise<void>): Promise<boolean> {
    setFailure(null);
    try {
      await act();
      return true;
    } catch (cause) {
      setFailure(cause);
      return false;
    } finally {
      await calls.readAnew();
    }
  }

  return { sending, refused, removed, failure, add, remove, restore, forget: () => setRefused([]) };
}
