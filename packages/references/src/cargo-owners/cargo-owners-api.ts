import { createEntityApi } from '@haisha/http/create-entity-api';
import { http } from '@haisha/platform';
import type { cargoOwnerContract } from '@haisha/validation/cargo-owner';

/** Cargo owners on the server. */
export const cargoOwnersApi = createEntityApi(
  http,
  '/cargo-owners',
  { name: 'cargoOwner' } as typeof cargoOwnerContract,
  ['customer', 'destination'],
);
