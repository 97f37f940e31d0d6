import { createEntityApi } from '@haisha/http/create-entity-api';
import { http, mutationOptions } from '@haisha/platform';
import type { SentLink, userContract } from '@haisha/validation/user';

/** Users on the server. */
export const usersApi = createEntityApi(http, '/users', { name: 'user' } as typeof userContract, ['department']);

const linkPaths = { invitation: 'invitation', passwordReset: 'password-reset' } as const;
export type SentPurpose = keyof typeof linkPaths;

/** Sends somebody a one-time link, or answers with it for the administrator to hand over. */
export function sendUserLink(purpose: SentPurpose) {
  return mutationOptions({
    mutationKey: ['/users', purpose],
    mutationFn: async (id: string, { client }) => {
      const sent = await http().post<SentLink>(`/users/${encodeURIComponent(id)}/${linkPaths[purpose]}`);
      void client.invalidateQueries({ queryKey: ['/users'] });
      return sent;
    },
  });
}

/** Takes a second factor away, for who has lost it. */
export function removeSecondFactor() {
  return mutationOptions({
    mutationKey: ['/users', 'removeSecondFactor'],
    mutationFn: async (id: string, { client }) => {
      await http().delete(`/users/${encodeURIComponent(id)}/second-factor`);
      void client.invalidateQueries({ queryKey: ['/users'] });
    },
  });
}
