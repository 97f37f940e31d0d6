/** A file and the name the server gave it. */
export type FileAnswer = { blob: Blob; name: string | null };

/** A file that takes longer: the job with this id writes it. */
export type FileToCome = { jobId: string };

/** Reads an answer as a file, or as the id of the job that writes it (202). */
export async function fileOf(response: Response): Promise<FileAnswer | FileToCome> {
  if (response.status === 202) return { jobId: ((await response.json()) as { id: string }).id };
  return { blob: await response.blob(), name: nameOf(response.headers.get('Content-Disposition') ?? '') };
}

/** Returns the full name if it can be read, else the plain one for old browsers (RFC 6266). */
function nameOf(disposition: string): string | null {
  const encoded = /filename\*=UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  return decoded(encoded) ?? /filename="([^"]+)"/i.exec(disposition)?.[1] ?? null;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
