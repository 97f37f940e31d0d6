import { isDeepStrictEqual } from 'node:util';
import type { AnyInput } from '../imported-entity.ts';

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

/** A form with other values in some of its fields, each by its path. */
export function withValues(input: AnyInput, values: AnyInput | null): AnyInput {
  const changed = { ...input };
  for (const [path, value] of Object.entries(values ?? {})) putAt(changed, path, value);
  return changed;
}

/** By path what two forms say differently in a part, as one of them says it; the whole part where either has none. */
export function differing(part: string, one: AnyInput, other: AnyInput): [string, unknown][] {
  const [mine, others] = [one[part], other[part]];
  if (isDeepStrictEqual(mine, others)) return [];
  if (!isObject(mine) || !isObject(others)) return [[part, mine]];
  const fields = Object.entries(mine).filter(([field, value]) => !isDeepStrictEqual(value, others[field]));
  return fields.map(([field, value]) => [`${part}.${field}`, value]);
}

function isObject(value: unknown): value is AnyInput {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
