import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema, onRequestHookHandler } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { version } from '../../version.ts';

const readingPage = '/api/docs';

/** Collects the routes registered after it. */
export async function openapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Haisha', version, description: 'Back office of a delivery company' } },
    transform: (route) => withForm(jsonSchemaTransform(route)),
  });
  // The reading page brings routes of its own, which cannot name their access themselves.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(readingPage)) route.config = { ...route.config, access: 'public' };
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { url: '/api/openapi.json' },
    uiHooks: { onRequest: addSlash },
  });
  app.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
}

/** Without the slash the page would look for its scripts outside of /api. */
const addSlash: onRequestHookHandler = ({ url }, reply, done) => {
  if (url.split('?')[0] === readingPage) void reply.redirect(`${readingPage}/`);
  else done();
};

const form = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

/** A form with a file is read piece by piece and has no schema of its own. */
function withForm<Route extends { schema: FastifySchema }>(route: Route): Route {
  const isForm = route.schema.consumes?.includes('multipart/form-data');
  return isForm ? { ...route, schema: { ...route.schema, body: form } } : route;
}
