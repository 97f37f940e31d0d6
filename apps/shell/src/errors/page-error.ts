/** An error with a page of its own, by HTTP status. */
export class PageError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'PageError';
    this.status = status;
  }
}

/** No route matches this path. */
export function pageNotFound(path: string): PageError {
  return new PageError(404, `Page not found: ${path}`);
}

/** A route matches this path, but a parameter in it is malformed. */
export function malformedPath(fullPath: string): PageError {
  return new PageError(404, `Page Not Found: ${fullPath}`);
}
