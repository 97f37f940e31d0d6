import {
  hoursRuleInputSchema,
  hoursRuleSchema,
  labourAgreementInputSchema,
  labourAgreementListSchema,
  labourAgreementSchema,
} from '@haisha/validation/labour-agreement';
import { problemSchema } from '@haisha/validation/problem';
import { asc, isNull } from 'drizzle-orm';
import { hoursRules } from '../../../db/schema/attendance/hours-rules.ts';
import { labourAgreements } from '../../../db/schema/attendance/labour-agreements.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import type { Module } from '../../../module.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { addAgreement, addRule, selectAgreements, selectRules } from './agreement-repository.ts';

const tags = ['labourAgreement'];

/** Labour agreements of offices, and what the company has set for hours: added from a day on, and never changed. */
export const agreementRoutes: Module = (app, { clock, db }) => {
  app.get(
    '/labour-agreements',
    {
      config: { access: 'labourAgreement.read' },
      schema: { tags, response: { 200: labourAgreementListSchema, '4xx': problemSchema } },
    },
    async () => {
      const { code, id, name, nameEn, sortOrder } = departments;
      const [agreements, rules, named] = await Promise.all([
        selectAgreements(db).orderBy(asc(labourAgreements.departmentId), asc(labourAgreements.revision)),
        selectRules(db).orderBy(asc(hoursRules.revision)),
        db
          .select({ id, name, nameEn })
          .from(departments)
          .where(isNull(departments.archivedAt))
          .orderBy(asc(sortOrder), asc(code)),
      ]);
      return { agreements, rules, departments: named };
    },
  );

  app.post(
    '/labour-agreements',
    {
      config: { access: 'labourAgreement.create' },
      schema: {
        tags,
        body: labourAgreementInputSchema,
        response: { 201: labourAgreementSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const made = await db.transaction((tx) =>
        addAgreement(writeOf(request, 'labourAgreement.create', clock, tx), request.body),
      );
      return reply.code(201).send(made);
    },
  );

  app.post(
    '/hours-rules',
    {
      config: { access: 'hoursRule.create' },
      schema: { tags, body: hoursRuleInputSchema, response: { 201: hoursRuleSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const made = await db.transaction((tx) => addRule(writeOf(request, 'hoursRule.create', clock, tx), request.body));
      return reply.code(201).send(made);
    },
  );
};
