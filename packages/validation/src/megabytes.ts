const megabyte = 1_048_576;

/** A limit in bytes as people read it: in megabytes, to one decimal. */
export function megabytes(bytes: number): number {
  return Math.round((bytes / megabyte) * 10) / 10;
}
