/** How many fields of a form are not saved: a list counts as one, and so does each part of a group such as terms. */
export function countUnsaved(dirty: object): number {
  return Object.values(dirty).reduce<number>((count, one: unknown) => {
    if (one === true) return count + 1;
    if (Array.isArray(one)) return count + (one.some((part) => isDirty(part)) ? 1 : 0);
    return count + (typeof one === 'object' && one !== null ? countUnsaved(one) : 0);
  }, 0);
}

function isDirty(part: unknown): boolean {
  return part === true || (typeof part === 'object' && part !== null && countUnsaved(part) > 0);
}
