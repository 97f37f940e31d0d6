import { isProblem } from '@haisha/platform';
import type { StoredFile } from '@haisha/validation/file';
import { useState } from 'react';
import { checkFiles } from './check-files.ts';
import type { RefusedFile } from './refused-files.tsx';

/** What can be done to the files of a record. */
export type FileCalls = {
  add: (file: File) => Promise<StoredFile>;
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<void>;
  refresh: () => Promise<void>;
};

/** Adds files to a record one after another, and takes them away with a way back. */
export function useSentFiles(calls: FileCalls) {
  const [sending, setSending] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly StoredFile[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  /** Answers whether all of them arrived. */
  async function add(chosen: readonly File[]): Promise<boolean> {
    const { taken, refused: notTaken } = checkFiles(chosen);
    setRefused([...notTaken]);
    setSending(taken.map(({ name }) => name));
    for (const file of taken) {
      try {
        await calls.add(file);
      } catch (error) {
        const [first] = (isProblem(error) && error.problem.errors) || [];
        notTaken.push({ file, why: first ?? { error } });
        setRefused([...notTaken]);
      }
      setSending((names) => names.slice(1));
    }
    await calls.refresh();
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
      await calls.refresh();
    }
  }

  return { sending, refused, removed, failure, add, remove, restore, forget: () => setRefused([]) };
}
