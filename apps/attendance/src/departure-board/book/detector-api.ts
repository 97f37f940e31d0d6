import { http, mutationOptions } from '@haisha/platform';
import type { DetectorFile } from '@haisha/validation/detector-reading';

const path = '/roll-calls/readings';

/** Tells what each row of a file of an alcohol detector would become. */
export function previewReadings() {
  return mutationOptions({
    mutationKey: [path, 'preview'],
    mutationFn: (file: File) => http().post<DetectorFile>(`${path}/preview`, formOf(file), { timeoutMs: 0 }),
  });
}

/** Stores the readings of a file, each once. */
export function storeReadings() {
  return mutationOptions({
    mutationKey: [path],
    mutationFn: async (file: File, { client }) => {
      const stored = await http().post<DetectorFile>(path, formOf(file), { timeoutMs: 0 });
      await client.invalidateQueries({ queryKey: ['/roll-calls'] });
      return stored;
    },
  });
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}
