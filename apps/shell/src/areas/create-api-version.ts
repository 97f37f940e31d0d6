/**
 * Asks which version of the API serves this page, as it announced itself in the release store; null when it did not.
 */
export function createApiVersion(
  read: (path: string) => Promise<unknown>,
  start: string | null = null,
): () => Promise<string | null> {
  let known = start;
  return async () => {
    known ??= versionOf(await read('/builds/api.json'));
    return known;
  };
}

function versionOf(value: unknown): string | null {
  const isRecord = typeof value === 'object' && value !== null && 'version' in value;
  return isRecord && typeof value.version === 'string' ? value.version : null;
}
