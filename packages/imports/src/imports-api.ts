import type { FileAnswer } from '@haisha/http/file-answer';
import type { Locale } from '@haisha/i18n';
import { http, queryOptions } from '@haisha/platform';
import type { Page } from '@haisha/validation/entity';
import type {
  Import,
  ImportListItem,
  ImportListQuery,
  ImportMapping,
  ImportReading,
  ImportSample,
} from '@haisha/validation/import';
import type { ImportMode } from '@haisha/validation/import-choices';
import type { ImportFaults } from '@haisha/validation/import-fault';
import type {
  ImportCorrection,
  ImportDecisionInput,
  ImportDecisionResult,
  ImportJudgement,
  ImportReplacement,
  ImportReplacementResult,
  ImportRow,
  ImportRowListQuery,
} from '@haisha/validation/import-row';
import { fetchWithProgress } from './file/fetch-with-progress.ts';

const path = '/imports';
// What a row shows depends on jobs: the channel of the person tells of them, and what is read is read anew.
const meta = { entity: 'job' };

/** Imports of a master, newest first. */
export function imports(query: Partial<Omit<ImportListQuery, 'entity'>> & { entity: string[] }) {
  return queryOptions({
    queryKey: [path, 'list', query],
    queryFn: ({ signal }) => http().get<Page<ImportListItem>>(path, { query, signal }),
    retry: false,
    meta,
  });
}

export function importDetail(id: string) {
  return queryOptions({
    queryKey: [path, 'detail', id],
    queryFn: ({ signal }) => http().get<Import>(pathOf(id), { signal }),
    retry: false,
    meta,
  });
}

/** The first rows as they are read; another reading is another version. */
export function importSample(id: string, version: number) {
  return queryOptions({
    queryKey: [path, 'sample', id, version],
    queryFn: ({ signal }) => http().get<ImportSample>(`${pathOf(id)}/sample`, { signal }),
    retry: false,
  });
}

export function importRows(id: string, query: Partial<ImportRowListQuery>) {
  return queryOptions({
    queryKey: [path, 'rows', id, query],
    queryFn: ({ signal }) => http().get<Page<ImportRow>>(`${pathOf(id)}/rows`, { query, signal }),
    retry: false,
  });
}

/** What is wrong in many rows. */
export function importFaults(id: string) {
  return queryOptions({
    queryKey: [path, 'faults', id],
    queryFn: ({ signal }) => http().get<ImportFaults>(`${pathOf(id)}/faults`, { signal }),
    retry: false,
  });
}

/** A record as its master shows it, to stand beside a row of the file. */
export function comparedRecord(resource: string, id: string) {
  return queryOptions({
    queryKey: [path, 'record', resource, id],
    queryFn: ({ signal }) => http().get<Record<string, unknown>>(`${resource}/${encodeURIComponent(id)}`, { signal }),
    retry: false,
  });
}

type Sending = {
  resource: string;
  locale: Locale;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

/** Sends a file into a master; over a slow line it takes as long as it takes. */
export async function sendImport(file: File, { resource, locale, signal, onProgress }: Sending): Promise<Import> {
  const form = new FormData();
  form.append('file', file, file.name);
  const fetch = fetchWithProgress(onProgress);
  return await http().post<Import>(`${resource}${path}`, form, { query: { locale }, timeoutMs: 0, signal, fetch });
}

export async function readImportAnew(id: string, reading: ImportReading): Promise<Import> {
  return await http().put<Import>(`${pathOf(id)}/reading`, reading);
}

/** Says what the columns are, and has every row judged. */
export async function judgeImport({ id, version }: Import, choice: Omit<ImportMapping, 'version'>): Promise<Import> {
  await http().put<Import>(`${pathOf(id)}/mapping`, { version, ...choice });
  return await http().post<Import>(`${pathOf(id)}/judge`);
}

export async function correctRow(id: string, number: number, correction: ImportCorrection): Promise<ImportJudgement> {
  return await http().put<ImportJudgement>(`${pathOf(id)}/rows/${number}`, correction);
}

export async function replaceCells(id: string, replacement: ImportReplacement): Promise<ImportReplacementResult> {
  return await http().post<ImportReplacementResult>(`${pathOf(id)}/replacements`, replacement);
}

export async function decide(id: string, decision: ImportDecisionInput): Promise<ImportDecisionResult> {
  return await http().post<ImportDecisionResult>(`${pathOf(id)}/decisions`, decision);
}

export async function applyImport(id: string, mode: ImportMode): Promise<Import> {
  return await http().post<Import>(`${pathOf(id)}/apply`, { mode });
}

export async function undoImport(id: string): Promise<Import> {
  return await http().post<Import>(`${pathOf(id)}/undo`);
}

export async function discardImport(id: string): Promise<Import> {
  return await http().post<Import>(`${pathOf(id)}/discard`);
}

/** Stops a judging or applying that is under way; nothing of it stays. */
export async function cancelJob(jobId: string): Promise<void> {
  await http().post(`/jobs/${encodeURIComponent(jobId)}/cancel`);
}

/** The rows that were not written, with the reasons, in the order of the file's columns. */
export async function rejectedRows(id: string): Promise<FileAnswer> {
  const file = await http().download(`${pathOf(id)}/rejected`);
  if ('jobId' in file) throw new Error('The file of rejected rows is made at once');
  return file;
}

function pathOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
