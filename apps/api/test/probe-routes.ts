import { z } from 'zod';
import { users } from '../src/db/schema/identity/users.ts';
import { runOnce } from '../src/http/idempotency/run-once.ts';
import type { Module } from '../src/module.ts';

const noteSchema = z.strictObject({ text: z.string().min(1) });
export const probe = { runs: 0 };

/** Routes that only tests have, to see how the ground treats any route. */
export const probeRoutes: Module = (app, { db }) => {
  app.constraintFields.set('users_login_id_key', 'loginId');
  app.post(
    '/probe/notes',
    {
      config: { access: 'session' },
      schema: { body: noteSchema, response: { 201: noteSchema.extend({ run: z.int() }) } },
    },
    async (request, reply) => {
      const note = await runOnce(db, request, async () => {
        probe.runs += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
        if (request.body.text === 'fails') throw new Error('山田 太郎 090-1234-5678');
        return { ...request.body, run: probe.runs };
      });
      return reply.code(201).send(note);
    },
  );
  app.put('/probe/system', { config: { access: 'system.test' } }, async () => ({}));
  app.get('/probe/misfit', { config: { access: 'public' }, schema: { response: { 200: noteSchema } } }, async () => ({
    text: 5 as unknown as string,
  }));
  app.get(
    '/probe/surplus',
    { config: { access: 'public' }, schema: { response: { 200: z.object({ text: z.string() }) } } },
    async () => ({ text: 'seen', secret: 'unseen' }),
  );
  app.post('/probe/users/:id', { config: { access: 'session' } }, async (request) => {
    const [user] = await db.select().from(users).limit(1);
    if (!user) throw new Error('no user');
    await db.insert(users).values({ ...user, id: undefined, loginId: user.loginId.toUpperCase() });
    return request.params;
  });
  app.get('/probe/slow', { config: { access: 'public' } }, async () => await db.execute('select pg_sleep(20)'));
};
