import { http } from '@haisha/platform';

/** Where the content of a stored file is. */
export function fileAddress(id: string): string {
  return http().url(`/files/${id}`);
}
