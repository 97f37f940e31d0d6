import type { User } from '@haisha/validation/user';

/** Whether an invitation or a reset can still be used. */
export function hasOpenLink<Given extends Pick<User, 'linkEndsAt'>>(
  user: Given,
): user is Given & { linkEndsAt: string } {
  return user.linkEndsAt !== null && Date.parse(user.linkEndsAt) > Date.now();
}
