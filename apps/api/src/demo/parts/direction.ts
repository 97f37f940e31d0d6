import { demoDirections } from '@haisha/demo-company/demo-directions';
import { demoId } from '@haisha/demo-company/demo-id';
import { selectDirections } from '../../areas/masters/directions/direction-list.ts';
import { directionRow } from '../../areas/masters/directions/direction-repository.ts';
import { directions } from '../../db/schema/masters/directions.ts';
import type { DemoPart } from '../demo-part.ts';

export const demoPart: DemoPart = {
  entity: 'direction',
  fill: (tx, _today, by) =>
    tx
      .insert(directions)
      .values(
        demoDirections().map((input) => ({ id: demoId(`direction ${input.code}`), ...directionRow(input), ...by })),
      ),
  select: selectDirections,
};
