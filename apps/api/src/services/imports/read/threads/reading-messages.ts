import type { MessagePort } from 'node:worker_threads';
import type { ProblemError } from '../../../../http/errors.ts';
import type { Reading, TableFile, TableRow } from '../table-file.ts';

/** A file to be read; its rows go through the port, one piece for each message that asks for one. */
export type FileToRead = { content: Uint8Array; wanted: Reading; port: MessagePort | null };

/** What is known of a file before its rows are read. */
type TableFacts = Omit<TableFile, 'rows'>;

/** An error keeps its class neither on the way to another thread nor in a copy. */
export type Refusal = Pick<ProblemError, 'code' | 'message' | 'extras'>;

export type ReadingAnswer = { facts: TableFacts } | { refusal: Refusal };
export type RowsMessage = { rows: TableRow[] } | { isEnd: true } | { refusal: Refusal };
