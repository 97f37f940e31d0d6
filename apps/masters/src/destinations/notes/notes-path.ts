/** Where the notes on destinations are listed. */
export const notesPath = '/delivery-destination-share';

/** The page of the notes on one destination. */
export function notesAt(destinationId: string): string {
  return `${notesPath}/${destinationId}/comments`;
}

/** The same page, opened on one comment. */
export function commentAt(destinationId: string, number: number | string): string {
  return `${notesPath}/${destinationId}/comment/${number}`;
}
