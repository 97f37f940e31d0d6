import { fileLimits } from '@haisha/platform';
import { megabytes } from '@haisha/validation/megabytes';
import type { RuleFailure } from '@haisha/validation/rule';

// As values of its own: the contract comes with a library that this page does not need.
const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
const acceptedNames = /\.(jpe?g|png|webp|pdf)$/i;

/** What may be chosen. */
export const accepted = acceptedTypes.join(',');

/** What speaks against a file before it is sent: what it says it is, and its size. The server looks into it. */
export function fileFailure(file: File): RuleFailure | null {
  const code = typeFailure(file);
  if (code) return { code };
  if (file.size === 0) return { code: 'fileDamaged' };
  const most = mostBytes(file.type);
  return most !== null && file.size > most ? { code: 'fileSize', params: { max: megabytes(most) } } : null;
}

/** How many megabytes a file may have at most; null where only the server knows. */
export function mostMegabytes(): number | null {
  const most = mostBytes('');
  return most === null ? null : megabytes(most);
}

function mostBytes(type: string): number | null {
  const limits = fileLimits();
  if (!limits) return null;
  const { imageBytes, documentBytes } = limits;
  if (type === '') return Math.max(imageBytes, documentBytes);
  return type.startsWith('image/') ? imageBytes : documentBytes;
}

function typeFailure({ name, type }: File): 'fileType' | 'fileHeic' | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'fileHeic';
  // Some systems do not say what a file is; its name does, where it has an ending.
  const isAccepted = type === '' ? acceptedNames.test(name) || !name.includes('.') : acceptedTypes.includes(type);
  return isAccepted ? null : 'fileType';
}
