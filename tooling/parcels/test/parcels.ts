import { stamps } from '@haisha/area-tests/stamps';
import type { Depot } from '../src/depot-contract.ts';
import type { Parcel } from '../src/parcel-contract.ts';

export function depot(given: Partial<Depot> = {}): Depot {
  return {
    id: '10000000-0000-4000-8000-000000000001',
    ...stamps,
    code: 'D1',
    name: '北倉庫',
    nameEn: 'North store',
    kind: 'indoor',
    ...given,
  };
}

export function parcel(given: Partial<Parcel> = {}): Parcel {
  return {
    id: '40000000-0000-4000-8000-000000000001',
    ...stamps,
    code: 'P-01',
    name: '赤い箱',
    nameEn: null,
    size: 'small',
    pieces: 1,
    depotId: depot().id,
    depotName: '北倉庫',
    depotNameEn: 'North store',
    note: null,
    ...given,
  };
}
