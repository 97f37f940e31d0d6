import {
  checkLevelInputSchema,
  checkLevelSchema,
  checkRuleParamsSchema,
  checkSettingsSchema,
  rollCallHoursInputSchema,
  rollCallHoursSchema,
} from '@haisha/validation/check-level';
import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { asc, isNull } from 'drizzle-orm';
import { checkLevels } from '../../../db/schema/dispatch/check-levels.ts';
import { rollCallHours } from '../../../db/schema/dispatch/roll-call-hours.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import type { Module } from '../../../module.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { selectLevels, setLevel } from './check-level-repository.ts';
import { selectRollCallHours, setRollCallHours } from './roll-call-repository.ts';

const tags = ['checkLevel'];

/** How strict the checks of runs are, and when somebody may call the roll: settings of the company, with their history. */
export const checkLevelRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/check-levels',
    {
      config: { access: 'checkLevel.read' },
      schema: { tags, response: { 200: checkSettingsSchema, '4xx': problemSchema } },
    },
    async () => {
      const { id, name, nameEn, code, sortOrder } = departments;
      const [levels, hours, named] = await Promise.all([
        selectLevels(db).orderBy(asc(checkLevels.rule), asc(checkLevels.revision)),
        selectRollCallHours(db).orderBy(asc(rollCallHours.departmentId), asc(rollCallHours.revision)),
        db
          .select({ id, name, nameEn })
          .from(departments)
          .where(isNull(departments.archivedAt))
          .orderBy(asc(sortOrder), asc(code)),
      ]);
      return { checkLevels: levels, rollCallHours: hours, departments: named };
    },
  );

  app.put(
    '/check-levels/:rule',
    {
      config: { access: 'checkLevel.update' },
      schema: {
        tags,
        params: checkRuleParamsSchema,
        body: checkLevelInputSchema,
        response: { 200: checkLevelSchema, '4xx': problemSchema },
      },
    },
    async (request) =>
      await db.transaction((tx) =>
        setLevel(writeOf(request, 'checkLevel.update', clock, tx), request.params.rule, request.body),
      ),
  );

  app.put(
    '/roll-call-hours/:id',
    {
      config: { access: 'checkLevel.update' },
      schema: {
        tags,
        params: idParamsSchema,
        body: rollCallHoursInputSchema,
        response: { 200: rollCallHoursSchema, '4xx': problemSchema },
      },
    },
    async (request) =>
      await db.transaction((tx) =>
        setRollCallHours(writeOf(request, 'checkLevel.update', clock, tx), request.params.id, request.body),
      ),
  );
};
