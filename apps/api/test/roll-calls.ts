import { randomUUID } from 'node:crypto';

/** A call before duty of somebody who may drive. */
export function rollCallBody(driverId: string, values: object = {}) {
  return {
    ...{ id: randomUUID(), driverId, date: '2026-11-20', at: '2026-11-20T00:00:00.000Z' },
    ...{ kind: 'before', method: 'faceToFace', usedDetector: true, alcohol: 0, isHealthy: true, isVehicleSound: true },
    ...{ methodReason: null, healthNote: null, vehicleNote: null, condition: null },
    ...{ reliefNotice: null, instruction: null, note: null, result: 'passed' },
    ...values,
  };
}
