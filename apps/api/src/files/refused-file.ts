import { bodyTooLarge, type ProblemError, validationFailed } from '../errors.ts';

const path = 'file';
const megabyte = 1_048_576;

export function fileMissing(): ProblemError {
  return validationFailed([{ path, code: 'required' }]);
}

export function fileTooLarge(mostBytes: number): ProblemError {
  const max = Math.round((mostBytes / megabyte) * 10) / 10;
  return bodyTooLarge([{ path, code: 'fileSize', params: { max } }]);
}

export function fileOfOtherType(): ProblemError {
  return validationFailed([{ path, code: 'fileType' }]);
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
