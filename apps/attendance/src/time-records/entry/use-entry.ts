import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useMutation, useUnsavedGuard } from '@haisha/platform';
import { dayLineOf, type LineReading, readDayLine } from '@haisha/rules/punches/day-line';
import type { TimeRecordInput } from '@haisha/validation/time-record';
import { useState } from 'react';
import {
  changesStanding,
  type Draft,
  draftFromTimes,
  draftOf,
  inputOf,
  isChanged,
  withProposals,
} from '../change/draft.ts';
import type { RecordRow } from '../records/record-row.ts';
import { useRefusalWords } from '../records/use-refusal-words.ts';
import { saveRecord } from '../time-records-api.ts';

/** The line that is typed. */
type OpenLine = { key: string; text: string; start: string; isTried: boolean };

/** What is typed day after day: one line is open, those that were sent are on their way or came back. */
export type Entry = {
  open: OpenLine | null;
  reading: LineReading;
  isSending: (key: string) => boolean;
  /** Texts that were left or refused, by the key of their row. */
  parked: ReadonlyMap<string, string>;
  /** Opens the line of a row, or its dialog where no line says what its punches are. */
  start: (row: RecordRow) => void;
  /** The same with what is proposed for it. */
  propose: (row: RecordRow) => void;
  type: (text: string) => void;
  /** Saves what was typed and opens the next row. */
  submit: () => void;
  close: () => void;
  /** Moves on from a line in which nothing was changed. */
  step: (direction: 1 | -1) => void;
};

export type EntryOptions = {
  rows: readonly RecordRow[];
  reason: TimeRecordInput['reason'];
  nameOf: (row: RecordRow) => string;
  /** Older days need a second person; undefined while it is not known. */
  aloneFrom: string | undefined;
  /** Asked where punches that stand would change. */
  onChange: (row: RecordRow, draft: Draft) => void;
};

/** Keeps what is typed into the rows of a list; the next row need not wait for the one before it to be stored. */
export function useEntry({ aloneFrom = '', nameOf, onChange, reason, rows }: EntryOptions): Entry {
  const { t } = useTranslation('timeRecord');
  const refusals = useRefusalWords();
  const [open, setOpen] = useState<OpenLine | null>(null);
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const [parked, setParked] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutateAsync } = useMutation(saveRecord());
  useUnsavedGuard(parked.size > 0 || (open !== null && open.text !== open.start));
  const reading = readDayLine(open?.text ?? '');

  function begin(row: RecordRow, text: string): void {
    if (open && open.key !== row.key && open.text !== open.start) park(open.key, open.text);
    setOpen({ key: row.key, text: parked.get(row.key) ?? text, start: lineOf(row) ?? '', isTried: false });
  }

  function park(key: string, text: string | null): void {
    setParked((before) => {
      const after = new Map(before);
      if (text === null) after.delete(key);
      else after.set(key, text);
      return after;
    });
  }

  async function send(row: RecordRow, draft: Draft, text: string): Promise<void> {
    setSending((before) => new Set([...before, row.key]));
    park(row.key, null);
    const input = inputOf(draft, row.record, { reason, reasonText: null });
    try {
      await mutateAsync({ place: row.record, input });
    } catch (error) {
      park(row.key, text);
      const why = isProblem(error, 'version.conflict') ? t('entry.conflict') : refusals.text(error, input.punches);
      notify({ kind: 'error', text: t('entry.failed', { name: nameOf(row), why }), about: row.key });
    } finally {
      setSending((before) => new Set([...before].filter((key) => key !== row.key)));
    }
  }

  function close(): void {
    if (!open) return;
    park(open.key, null);
    setOpen(null);
    focusRow(open.key);
  }

  /** Goes to a row beside the open one; a row that no line describes has the focus alone. */
  function go(direction: 1 | -1): void {
    const at = rows.findIndex(({ key }) => key === open?.key);
    const next = rows[at + direction];
    if (next && lineOf(next) !== null && !next.record.lock) {
      setOpen({
        key: next.key,
        text: parked.get(next.key) ?? lineOf(next) ?? '',
        start: lineOf(next) ?? '',
        isTried: false,
      });
      return;
    }
    setOpen(null);
    focusRow(next?.key ?? open?.key ?? '');
  }

  function submit(): void {
    const row = rows.find(({ key }) => key === open?.key);
    if (!open || !row) return;
    if ('refused' in reading) {
      setOpen({ ...open, isTried: true });
      return;
    }
    const draft = draftFromTimes(row.record, reading.times);
    if (changesStanding(draft) || (row.record.date < aloneFrom && isChanged(draft))) {
      setOpen(null);
      park(row.key, null);
      onChange(row, draft);
      return;
    }
    if (isChanged(draft)) void send(row, draft, open.text);
    else park(row.key, null);
    go(1);
  }

  return {
    open,
    reading,
    isSending: (key) => sending.has(key),
    parked,
    start(row) {
      const line = lineOf(row);
      if (line === null || row.record.lock) onChange(row, draftOf(row.record));
      else begin(row, line);
    },
    propose(row) {
      if (row.proposals.length === 0 || row.record.lock) return;
      const line = dayLineOf([...timesOf(row), ...row.proposals]);
      if (line === null) onChange(row, withProposals(draftOf(row.record), row.proposals));
      else begin(row, line);
    },
    type: (text) => setOpen((before) => before && { ...before, text, isTried: false }),
    submit,
    close,
    step: (direction) => open && open.text === open.start && go(direction),
  };
}

/** Puts the focus onto a row once it is drawn. */
export function focusRow(key: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus());
}

function timesOf({ punches }: RecordRow) {
  return punches.map(({ minutes, punch }) => ({ kind: punch.kind, minutes }));
}

/** The line of a row; null where no line says what its punches are. */
function lineOf(row: RecordRow): string | null {
  const times = timesOf(row);
  return times.some(({ minutes }) => minutes < 0) ? null : dayLineOf(times);
}
