import { http, keepPreviousData, queryOptions } from '@haisha/platform';
import type {
  PunchFile,
  PunchFileColumnsInput,
  PunchFileDriverInput,
  PunchFileListItem,
  PunchFileQuery,
  PunchFileReadingInput,
  PunchFileSent,
  PunchFileUndoInput,
} from '@haisha/validation/punch-file';

const path = '/punch-files';
/** What becomes of a row depends on the punches that are there, on drivers and on locked months. */
const meta = { entity: 'punch', shows: ['driver', 'labourMonth', 'timeChange'] };
const underWayMs = 1_000;

/** The newest files of punches. */
export function punchFiles() {
  return queryOptions({
    queryKey: [path, 'list'],
    queryFn: async ({ signal }) => (await http().get<{ items: PunchFileListItem[] }>(path, { signal })).items,
    staleTime: 0,
    meta,
  });
}

/** A file as it would be applied now, with a page of its rows; while a job works on it, it is asked for again and again. */
export function punchFile(id: string, query: Pick<PunchFileQuery, 'page' | 'verdict'>) {
  return queryOptions({
    queryKey: [path, 'one', id, query],
    queryFn: ({ signal }) => http().get<PunchFile>(pathOf(id), { query: { ...query, pageSize: rowsOfPage }, signal }),
    retry: false,
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? underWayMs : false),
    meta,
  });
}

export const rowsOfPage = 100;

/** Sends a file; over a slow line it takes as long as it takes. */
export async function sendPunchFile(file: File): Promise<PunchFileSent> {
  return await http().post<PunchFileSent>('/time-records/imports', formOf(file), { timeoutMs: 0 });
}

/** Sends a file again, to be read as somebody says. */
export async function readPunchFileAnew(id: string, file: File, wanted: PunchFileReadingInput): Promise<PunchFileSent> {
  const how = new URLSearchParams(wanted).toString();
  return await http().put<PunchFileSent>(`${pathOf(id)}/content?${how}`, formOf(file), { timeoutMs: 0 });
}

/** Says what the columns of a file are. */
export async function nameColumns(id: string, input: PunchFileColumnsInput): Promise<PunchFile> {
  return await http().put<PunchFile>(`${pathOf(id)}/columns`, input);
}

/** Says whose a code is. */
export async function nameDriver(id: string, input: PunchFileDriverInput): Promise<PunchFile> {
  return await http().put<PunchFile>(`${pathOf(id)}/driver`, input);
}

/** Has the new punches of a file stored, as many as were shown. */
export async function applyPunchFile({ id, newPunches }: Pick<PunchFile, 'id' | 'newPunches'>): Promise<PunchFile> {
  return await http().post<PunchFile>(`${pathOf(id)}/apply`, { newPunches });
}

/** Has the punches of an applied file taken back, as many as were shown. */
export async function undoPunchFile(id: string, input: PunchFileUndoInput): Promise<PunchFile> {
  return await http().post<PunchFile>(`${pathOf(id)}/undo`, input);
}

function isUnderWay(file: PunchFile | undefined): boolean {
  return file?.status === 'applying' || file?.status === 'undoing';
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

function pathOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
