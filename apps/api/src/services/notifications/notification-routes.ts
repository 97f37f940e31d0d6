import {
  notificationListQuerySchema,
  notificationListSchema,
  notificationReadSchema,
  unreadSchema,
} from '@haisha/validation/notification';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../module.ts';
import { listNotifications, readNotifications } from './notification-repository.ts';

const tags = ['notification'];

/** What one was told and may have missed. */
export const notificationRoutes: Module = (app, { db }) => {
  app.get(
    '/notifications',
    {
      config: { access: 'session' },
      schema: {
        tags,
        querystring: notificationListQuerySchema,
        response: { 200: notificationListSchema, '4xx': problemSchema },
      },
    },
    async ({ query, actor }) => await listNotifications(db, actor.userId, query),
  );

  app.post(
    '/notifications/read',
    {
      config: { access: 'session' },
      schema: { tags, body: notificationReadSchema, response: { 200: unreadSchema, '4xx': problemSchema } },
    },
    async ({ body, actor }) => ({ unread: await db.transaction((tx) => readNotifications(tx, actor.userId, body)) }),
  );
};
