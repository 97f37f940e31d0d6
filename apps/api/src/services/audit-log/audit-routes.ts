import { auditListQuerySchema, auditPageSchema, auditPeopleSchema } from '@haisha/validation/audit';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../module.ts';
import { rowScopeOf } from '../records/read/row-scope.ts';
import type { Audited } from './audited-entry.ts';
import { auditPeople, listAudit } from './list-audit.ts';

const tags = ['audit'];

/** Who changed what and when; for accounting and labour what concerns their work (`@haisha/validation/audit-part`). */
export function auditRoutes({ auditedEntries }: Audited): Module {
  return (app, { db, clock }) => {
    app.get(
      '/audit',
      {
        config: { access: 'audit.read' },
        schema: { tags, querystring: auditListQuerySchema, response: { 200: auditPageSchema, '4xx': problemSchema } },
      },
      async (request) => await listAudit(db, auditedEntries, request.query, rowScopeOf(request, 'audit.read', clock)),
    );

    app.get(
      '/audit/people',
      {
        config: { access: 'audit.read' },
        schema: { tags, response: { 200: auditPeopleSchema, '4xx': problemSchema } },
      },
      async (request) => ({ items: await auditPeople(db, rowScopeOf(request, 'audit.read', clock)) }),
    );
  };
}
