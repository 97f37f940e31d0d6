import { vehicleEntryContract } from '../../src/vehicle-history.ts';

const id = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0009';

/** An entry of a vehicle's history as a form submits it, with every field. */
export const vehicleEntrySample = {
  kind: 'inspection',
  entryDate: '2026-04-20',
  odometerKm: 160_000,
  vendor: '大宮自動車整備',
  amountYen: 120_000,
  taxYen: 12_000,
  nextDueDate: '2027-04-30',
  note: 'ブレーキパッド交換',
};

export const contractCase = {
  contract: vehicleEntryContract,
  sample: vehicleEntrySample,
  required: 'kind entryDate',
  row: { vehicleId: id, fileCount: 2, before: null, after: { departmentId: id } },
};
