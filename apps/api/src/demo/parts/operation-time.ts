import { demoId } from '@haisha/demo-company/demo-id';
import { demoOperationTimes } from '@haisha/demo-company/demo-operation-times';
import { selectOperationTimes } from '../../areas/masters/operation-times/operation-time-list.ts';
import { operationTimeRow } from '../../areas/masters/operation-times/operation-time-repository.ts';
import { operationTimes } from '../../db/schema/masters/operation-times.ts';
import type { DemoPart } from '../demo-part.ts';

/** The shifts of the centres; the times of the courses come with these. */
export const demoPart: DemoPart = {
  entity: 'operationTime',
  fill: (tx, _today, by) =>
    tx.insert(operationTimes).values(
      demoOperationTimes().map(({ courseTimes: _, ...input }) => ({
        id: demoId(`operation time ${input.code}`),
        ...operationTimeRow(input),
        ...by,
      })),
    ),
  select: selectOperationTimes,
};
