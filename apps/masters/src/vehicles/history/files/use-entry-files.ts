import { isProblem, useProblemText, useQueryClient } from '@haisha/platform';
import type { StoredFile } from '@haisha/validation/file';
import { useState } from 'react';
import {
  addEntryFile,
  type EntryPlace,
  entryFiles,
  removeEntryFile,
  restoreEntryFile,
} from '../../../api/entry-files-api.ts';
import type { RefusedFile } from './refused-files.tsx';
import { useFileCheck } from './use-file-check.ts';

/** Adds files to an entry one after another, and takes them away with a way back. */
export function useEntryFiles(place: EntryPlace) {
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [sending, setSending] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly StoredFile[]>([]);
  const { check, refusal } = useFileCheck();
  const [failure, setFailure] = useState<unknown>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  function notSent(cause: unknown, file: File): RefusedFile {
    const [first] = (isProblem(cause) && cause.problem.errors) || [];
    return first ? refusal(file, first) : { file, reason: problemText(cause), canRetry: true };
  }

  async function readAnew(): Promise<void> {
    const [path] = entryFiles(place).queryKey;
    await queries.invalidateQueries({ queryKey: [path] });
  }

  /** Answers whether all of them arrived. */
  async function add(chosen: readonly File[]): Promise<boolean> {
    const { taken, refused: notTaken } = check(chosen);
    setRefused([...notTaken]);
    setSending(taken.map(({ name }) => name));
    for (const file of taken) {
      try {
        await addEntryFile(place, file);
      } catch (cause) {
        notTaken.push(notSent(cause, file));
        setRefused([...notTaken]);
      }
      setSending((names) => names.slice(1));
    }
    await readAnew();
    return notTaken.length === 0;
  }

  async function remove(file: StoredFile): Promise<void> {
    if (await attempt(() => removeEntryFile(place, file.id))) setRemoved((known) => [...known, file]);
  }

  async function restore({ id }: StoredFile): Promise<void> {
    if (await attempt(() => restoreEntryFile(place, id))) setRemoved((known) => known.filter((file) => file.id !== id));
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
      await readAnew();
    }
  }

  return { sending, refused, removed, failure, add, remove, restore, forget: () => setRefused([]) };
}
