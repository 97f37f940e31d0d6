/** What a record says; what is missing is empty. In a loop, as it is done for each of many thousand rows. */
export function withoutNulls(
  record: Readonly<Record<string, unknown>>,
  except: readonly string[] = [],
): Record<string, unknown> {
  const filled: Record<string, unknown> = {};
  for (const name in record) {
    const value = record[name];
    if (value !== null && !except.includes(name)) filled[name] = value;
  }
  return filled;
}
