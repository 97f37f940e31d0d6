import { driverState } from '../driver-state.ts';
import type { DriverFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

type Fitness = Pick<DriverFacts, 'id' | 'appointedDate' | 'leftDate' | 'nextHealthCheckDate' | 'nextAptitudeTestDate'>;

/** Check 17: a driver is appointed (選任) on the days of the run, and neither health check nor aptitude test is overdue. */
export function driverFitness(driver: Fitness, days: { first: string; last: string }): RunFinding[] {
  const { id: driverId } = driver;
  const due = [
    ['healthCheckOverdue', driver.nextHealthCheckDate],
    ['aptitudeTestOverdue', driver.nextAptitudeTestDate],
  ] as const;
  const states = [driverState(driver, days.first), driverState(driver, days.last)];
  return [
    ...(states.includes('notAppointed')
      ? [{ check: 17, level: 'red', code: 'notAppointed', params: { driverId } } as const]
      : []),
    ...(states.includes('left') ? [{ check: 17, level: 'red', code: 'hasLeft', params: { driverId } } as const] : []),
    ...due.flatMap(([code, day]): RunFinding[] =>
      day !== null && day < days.first ? [{ check: 17, level: 'amber', code, params: { driverId, day } }] : [],
    ),
  ];
}
