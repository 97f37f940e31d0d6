/** Whether a value is the id of a record; a reference may also hold what was typed and not found. */
export function isRecordId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);
}
