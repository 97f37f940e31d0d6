import { megabytes } from '@haisha/validation/megabytes';
import { bodyTooLarge, type ProblemError, validationFailed } from '../../../http/errors.ts';

const path = 'file';

export function fileMissing(): ProblemError {
  return validationFailed([{ path, code: 'required' }]);
}

export function fileTooLarge(mostBytes: number): ProblemError {
  return bodyTooLarge([{ path, code: 'fileSize', params: { max: megabytes(mostBytes) } }]);
}

export function fileOfOtherType(): ProblemError {
  return validationFailed([{ path, code: 'fileType' }]);
}

/** Its name promises what its content is not. */
export function fileUnreadable(): ProblemError {
  return validationFailed([{ path, code: 'fileContent' }]);
}

export function fileOfIphone(): ProblemError {
  return validationFailed([{ path, code: 'fileHeic' }]);
}

export function fileDamaged(): ProblemError {
  return validationFailed([{ path, code: 'fileDamaged' }]);
}

export function fileOfTooManyPixels(max: number): ProblemError {
  return validationFailed([{ path, code: 'filePixels', params: { max } }]);
}
