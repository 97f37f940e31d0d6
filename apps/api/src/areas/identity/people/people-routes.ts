import { problemSchema } from '@haisha/validation/problem';
import { peopleQuerySchema, peopleSchema } from '@haisha/validation/realtime';
import { inArray } from 'drizzle-orm';
import { users } from '../../../db/schema/identity/users.ts';
import type { Module } from '../../../module.ts';

/** Names for ids: events and presence channels carry no personal data. */
export const peopleRoutes: Module = (app, { db }) => {
  app.get(
    '/people',
    {
      config: { access: 'session' },
      schema: {
        tags: ['people'],
        querystring: peopleQuerySchema,
        response: { 200: peopleSchema, '4xx': problemSchema },
      },
    },
    async ({ query }) => {
      const { id, name } = users;
      return { people: await db.select({ id, name }).from(users).where(inArray(id, query.id)).orderBy(id) };
    },
  );
};
