/**
 * Asks which version of the API serves this page, as it announced itself in the release store; null when it did not.
 */
export function createApiVersion(read: (path: string) => Promise<unknown>): () => Promise<string | null> {
  let known: string | null = null;
  return async () => {
    known ??= versionOf(await read('/builds/api.json'));
    return known;
  };
}

function versionOf(value: unknown): string | null {
  const isRecord = typeof value === 'object' && value !== null && 'version' in value;
  return isRecord && typeof value.version === 'string' ? value.version : null;
}
