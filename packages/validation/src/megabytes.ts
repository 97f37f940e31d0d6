const megabyte = 1_048_576;

/** Converts a limit in bytes to megabytes with one decimal. */
export function megabytes(bytes: number): number {
  return Math.round((bytes / megabyte) * 10) / 10;
}
