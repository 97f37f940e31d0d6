import { longestCell, mostImportBytes, mostImportColumns, mostImportRows } from '@haisha/validation/import-choices';
import { type ProblemError, validationFailed } from '../../../http/errors.ts';
import { fileTooLarge } from '../../files/accept/refused-file.ts';

const path = 'file';

export function importOfOtherType(): ProblemError {
  return validationFailed([{ path, code: 'importFile.type' }]);
}

export function importOfOldExcel(): ProblemError {
  return validationFailed([{ path, code: 'importFile.oldExcel' }]);
}

/** A table that Excel opens and saves in a way that can be read. */
export function importOfOtherFormat(format: string): ProblemError {
  return validationFailed([{ path, code: 'importFile.otherFormat', params: { format } }]);
}

/** A document of another program, in which a table may stand. */
export function importOfDocument(program: string): ProblemError {
  return validationFailed([{ path, code: 'importFile.document', params: { program } }]);
}

export function importOfZip(): ProblemError {
  return validationFailed([{ path, code: 'importFile.zip' }]);
}

export function importLocked(): ProblemError {
  return validationFailed([{ path, code: 'importFile.locked' }]);
}

export function importDamaged(): ProblemError {
  return validationFailed([{ path, code: 'importFile.damaged' }]);
}

/** A quotation mark that is not closed, or stands alone within a quoted cell, would swallow the rows below. */
export function importOfOddQuotes(row: number): ProblemError {
  return validationFailed([{ path, code: 'importFile.quotes', params: { row } }]);
}

/** A cell that no spreadsheet would hold, mostly a quotation mark that is closed far below. */
export function importOfLongCell(row: number, max = longestCell): ProblemError {
  return validationFailed([{ path, code: 'importFile.longCell', params: { row, max } }]);
}

/** What it would become when unpacked is out of all proportion. */
export function importSwollen(): ProblemError {
  return validationFailed([{ path, code: 'importFile.swollen' }]);
}

/** Whatever makes it slow: others want to have their files read, too. */
export function importTooSlow(max: number): ProblemError {
  return validationFailed([{ path, code: 'importFile.slow', params: { max } }]);
}

export function importEmpty(): ProblemError {
  return validationFailed([{ path, code: 'importFile.empty' }]);
}

export function importWithoutRows(): ProblemError {
  return validationFailed([{ path, code: 'importFile.noRows' }]);
}

export function importOfTooManyBytes(): ProblemError {
  return fileTooLarge(mostImportBytes);
}

export function importOfTooManyRows(max = mostImportRows): ProblemError {
  return validationFailed([{ path, code: 'importFile.rows', params: { max } }]);
}

export function importOfTooManyColumns(): ProblemError {
  return validationFailed([{ path, code: 'importFile.columns', params: { max: mostImportColumns } }]);
}
