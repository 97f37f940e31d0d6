import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';

export type AppDependencies = { env: Env; db: Database; clock: Clock };

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The routes of one module; registered under /api. */
export type Module = (app: App, dependencies: AppDependencies) => void;

const modules: Module[] = [];

export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  await app.register(
    async (api) => {
      for (const routes of modules) routes(api.withTypeProvider<ZodTypeProvider>(), dependencies);
    },
    { prefix: '/api' },
  );
  return app;
}
