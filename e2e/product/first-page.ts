/** A browser that has just started on a busy machine needs longer for its first page than for any later step. */
export const firstPage = { timeout: 30_000 };
