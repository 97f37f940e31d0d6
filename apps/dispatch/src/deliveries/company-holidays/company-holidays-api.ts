import { createIdempotencyKeys } from '@haisha/http/create-idempotency-keys';
import { http, mutationOptions, type QueryClient, queryOptions } from '@haisha/platform';
import type { CompanyHoliday, CompanyHolidayInput } from '@haisha/validation/company-holiday';
import { deliveriesApi } from '../deliveries-api.ts';

const path = '/company-holidays';
const keys = createIdempotencyKeys();

/** Company holidays that end on this day or later. */
export function companyHolidays(from: string) {
  return queryOptions({
    queryKey: [path, from],
    queryFn: async ({ signal }) =>
      (await http().get<{ items: CompanyHoliday[] }>(`${path}?from=${from}`, { signal })).items,
    retry: false,
    meta: { entity: 'companyHoliday', shows: ['department', 'cargoOwner'] },
  });
}

export function addCompanyHoliday() {
  return mutationOptions({
    mutationKey: [path, 'add'],
    mutationFn: async (input: CompanyHolidayInput, { client }) => {
      const made = await keys.use(input, (key) =>
        http().post<CompanyHoliday>(path, input, { headers: { 'Idempotency-Key': key } }),
      );
      await refresh(client);
      return made;
    },
  });
}

export function removeCompanyHoliday() {
  return mutationOptions({
    mutationKey: [path, 'remove'],
    mutationFn: async ({ id, version }: CompanyHoliday, { client }) => {
      const gone = await http().post<CompanyHoliday>(`${path}/${id}/archive`, { version });
      await refresh(client);
      return gone;
    },
  });
}

/** The preview of a generation shows other days then. */
async function refresh(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: [deliveriesApi.path, 'generation'] });
  await client.invalidateQueries({ queryKey: [path] });
}
