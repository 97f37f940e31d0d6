// As values of its own: the contract comes with a library that this page does not need.
const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** What may be chosen. */
export const accepted = acceptedTypes.join(',');

/** The rule a file breaks by what it says it is; what says nothing is left to the server, which looks into it. */
export function typeFailure({ type }: File): 'fileType' | 'fileHeic' | null {
  if (type === '' || acceptedTypes.includes(type)) return null;
  return /^image\/hei[cf]/.test(type) ? 'fileHeic' : 'fileType';
}
