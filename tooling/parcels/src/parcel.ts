import { createEntityApi } from '@haisha/http/create-entity-api';
import { http } from '@haisha/platform';
import { defineRecord } from '@haisha/records/define-record';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { recordPlace } from '@haisha/records/record-place';
import { parcelContract } from './parcel-contract.ts';

export const parcelPlace = recordPlace('parcel', '/parcels');

export const parcel = defineRecord({
  place: parcelPlace,
  api: createEntityApi(http, '/parcels', parcelContract, ['depot']),
  nameOf: codeAndName,
});
