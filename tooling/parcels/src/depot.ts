import { createEntityApi } from '@haisha/http/create-entity-api';
import { http } from '@haisha/platform';
import { defineRecord } from '@haisha/records/define-record';
import { dialogPlace } from '@haisha/records/dialog-place';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { depotContract } from './depot-contract.ts';

export const depotPlace = dialogPlace('depot', '/depots');

/** Where parcels lie: what they refer to. Its form stands in a dialog. */
export const depot = defineRecord({
  place: depotPlace,
  api: createEntityApi(http, '/depots', depotContract, []),
  nameOf: codeAndName,
});
