import { z } from 'zod';
import type { Access } from '../src/http/access/access.ts';
import type { TestApp } from './build-test-app.ts';
import type { JsonSchema } from './odd-input.ts';

type Part = 'params' | 'querystring' | 'body';

export type Route = {
  /** Such as `GET /api/vehicles/:id`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  access: Access;
  /** What it takes. */
  contract: Partial<Record<Part, z.ZodType>>;
  /** The same as JSON Schema; a part without a contract has no properties. */
  parts: Record<Part, JsonSchema>;
};

/** Every route as the server itself lists it: a new one cannot be forgotten. HEAD answers as GET does. */
export function routesOf({ app }: Pick<TestApp, 'app'>): Route[] {
  return app.routeTable.flatMap(({ method, url, schema, config }) => {
    if (config?.access === undefined) throw new Error(`${method} ${url} says nothing of who may call it`);
    const { access } = config;
    const contract = (schema ?? {}) as Route['contract'];
    return [method]
      .flat()
      .filter((one) => one !== 'HEAD')
      .map((one) => ({
        name: `${one} ${url}`,
        method: one as Route['method'],
        url,
        access,
        contract,
        parts: {
          params: partOf(contract, 'params'),
          querystring: partOf(contract, 'querystring'),
          body: partOf(contract, 'body'),
        },
      }));
  });
}

function partOf(contract: Route['contract'], part: Part): JsonSchema {
  return z.toJSONSchema(contract[part] ?? z.object({}), { io: 'output', unrepresentable: 'any' }) as JsonSchema;
}

export function isWrite({ method }: Route): boolean {
  return method !== 'GET';
}

/** Takes a form with files, and nothing else. */
export function takesForm({ method, url }: Route): boolean {
  return method === 'POST' && /\/(?:files|imports|photo|licence-images\/:side)$/.test(url);
}

/** Its name without the braces of a path and with whatever stands for them. */
export function pathOf({ url }: Route, ids: Record<string, string>): string {
  return url.replaceAll(/:(\w+)|\*/g, (_, name = 'unknown') => ids[name] ?? 'x');
}
