/** What is wrong in a column, or with a field that the file has no column for: `3::regex`, `:endMinutes:required`. */
export const faultKeyPattern = /^(?:\d{1,4}:|:[\w.-]{1,60}):[\w.-]{1,60}$/;

type Issue = { column: number | null; path: string; code: string };

/** Names the fault of an issue. */
export function faultKey({ column, path, code }: Issue): string {
  return column === null ? `:${path}:${code}` : `${column}::${code}`;
}

/** What an issue with this fault has. */
export function faultOf(key: string): Omit<Issue, 'path'> | Issue {
  const [column = '', path = '', code = ''] = key.split(':');
  return column === '' ? { column: null, path, code } : { column: Number(column), code };
}
