import { mostImportBytes } from '@haisha/validation/import-choices';
import { megabytes } from '@haisha/validation/megabytes';
import type { RuleFailure } from '@haisha/validation/rule';

/** What may be chosen; the server looks into it, whatever it is called. */
export const acceptedFiles = '.csv,.tsv,.txt,.xlsx';

const acceptedNames = /\.(?:csv|tsv|txt|xlsx)$/i;

/** What speaks against a file before it is sent. */
export function fileFailure({ name, size }: File): RuleFailure | null {
  if (/\.xls$/i.test(name)) return { code: 'importFile.oldExcel' };
  if (/\.zip$/i.test(name)) return { code: 'importFile.zip' };
  if (!acceptedNames.test(name)) return { code: 'importFile.type' };
  if (size === 0) return { code: 'importFile.empty' };
  return size > mostImportBytes ? { code: 'fileSize', params: { max: megabytes(mostImportBytes) } } : null;
}
