import { http, mutationOptions, queryOptions } from '@haisha/platform';
import type { AccessCodes, AccessCodesInput, AccessCodesState } from '@haisha/validation/access-code';

/** Whether a destination has key and alarm codes; not what they are. */
export function accessCodesState(destinationId: string) {
  return queryOptions({
    queryKey: ['/access-codes', destinationId],
    queryFn: ({ signal }) => http().get<AccessCodesState>(pathOf(destinationId), { signal }),
    retry: false,
    meta: { entity: 'accessCode' },
  });
}

/** A look at the codes, which the server writes down. The answer is kept nowhere but where it is shown. */
export async function viewAccessCodes(destinationId: string): Promise<AccessCodes> {
  return await http().post<AccessCodes>(`${pathOf(destinationId)}/view`);
}

export function changeAccessCodes(destinationId: string) {
  return mutationOptions({
    mutationKey: ['/access-codes', 'change', destinationId],
    mutationFn: async (input: AccessCodesInput, { client }) => {
      const state = await http().put<AccessCodesState>(pathOf(destinationId), input);
      client.setQueryData(accessCodesState(destinationId).queryKey, state);
      return state;
    },
  });
}

function pathOf(destinationId: string): string {
  return `/access-codes/${encodeURIComponent(destinationId)}`;
}
