/** A file as it came, and the name the server gave it. */
export type FileAnswer = { blob: Blob; name: string | null };

/** Reads an answer as a file. */
export async function fileOf(response: Response): Promise<FileAnswer> {
  return { blob: await response.blob(), name: nameOf(response.headers.get('Content-Disposition')) };
}

function nameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
}
