import { createEntityApi } from '@haisha/http/create-entity-api';
import { http } from '@haisha/platform';
import type { operationTimeContract } from '@haisha/validation/operation-time';

/** Operation times on the server. */
export const operationTimesApi = createEntityApi(
  http,
  '/operation-times',
  { name: 'operationTime' } as typeof operationTimeContract,
  ['department', 'course'],
);
