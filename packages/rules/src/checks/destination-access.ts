import type { AccessFacts, RunFacts, StopFacts, VehicleFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

type Body = Pick<VehicleFacts, 'vehicleClass' | 'heightCm' | 'lengthCm' | 'hasTailLift' | 'vehicleTypeId'>;

/** From the smallest to the largest. */
const classes = ['kei', 'small', 'medium', 'large', 'trailer'];

/** Check 9: the vehicle gets to every stop of its run and is the one that the deliveries ask for. One finding a code. */
export function destinationAccess(run: Pick<RunFacts, 'stops' | 'load'>, vehicle: Body): RunFinding[] {
  const wrongType = run.load.vehicleTypeIds.find((id) => id !== vehicle.vehicleTypeId);
  const findings = [
    ...at(run.stops, 'vehicleTooLarge', 'red', ({ largestVehicleClass: most }) =>
      most !== null && classes.indexOf(vehicle.vehicleClass) > classes.indexOf(most) ? { most } : null,
    ),
    ...at(run.stops, 'vehicleTooHigh', 'red', ({ maxHeightCm }) => over(vehicle.heightCm, maxHeightCm)),
    ...at(run.stops, 'vehicleTooLong', 'red', ({ maxLengthCm }) => over(vehicle.lengthCm, maxLengthCm)),
    ...at(run.stops, 'tailLiftMissing', 'amber', ({ needsTailLift }) =>
      needsTailLift && !vehicle.hasTailLift ? {} : null,
    ),
  ];
  if (run.load.needsTailLift && !vehicle.hasTailLift && !findings.some(({ code }) => code === 'tailLiftMissing')) {
    findings.push({ check: 9, level: 'amber', code: 'tailLiftMissing', params: { count: 0 } });
  }
  if (wrongType)
    findings.push({ check: 9, level: 'amber', code: 'otherVehicleType', params: { vehicleTypeId: wrongType } });
  return findings;
}

function at(
  stops: readonly StopFacts[],
  code: string,
  level: RunFinding['level'],
  trouble: (access: AccessFacts) => Record<string, string | number> | null,
): RunFinding[] {
  const troubled = stops.flatMap(({ access, id }) => {
    const params = access && trouble(access);
    return params ? [{ stopId: id, ...params }] : [];
  });
  const [first] = troubled;
  return first ? [{ check: 9, level, code, params: { ...first, count: troubled.length } }] : [];
}

function over(actual: number | null, most: number | null): { size: number; most: number } | null {
  return actual !== null && most !== null && actual > most ? { size: actual, most } : null;
}
