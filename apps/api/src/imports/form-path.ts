import type { AnyInput } from './imported-entity.ts';

/** The part of a form that a field lies within: `terms` of `terms.closingDay`. */
export function partOfPath(path: string): string {
  return path.split('.')[0] ?? path;
}

/** What a form holds in a field, also in one within a part. */
export function valueAt(input: AnyInput, path: string): unknown {
  const [head = '', part] = path.split('.');
  return part === undefined ? input[head] : (input[head] as AnyInput | null | undefined)?.[part];
}

/** A field may lie within a part of the form: `terms.closingDay`; what a file leaves out of a new part is as usual. */
export function putAt(draft: AnyInput, path: string, value: unknown, usual: AnyInput = {}): void {
  const [head = '', part] = path.split('.');
  const whole = draft[head] ?? usual[head];
  draft[head] = part === undefined ? value : { ...(whole as object | null | undefined), [part]: value };
}
