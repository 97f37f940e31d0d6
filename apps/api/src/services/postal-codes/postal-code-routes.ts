import { postalCodeParamsSchema, postalCodeSchema } from '@haisha/validation/postal-code';
import { problemSchema } from '@haisha/validation/problem';
import { recordNotFound } from '../../http/errors.ts';
import type { Module } from '../../module.ts';
import { placeOfCode } from './place-of-code.ts';

/** Postal code → address, from the list of Japan Post that comes with a package; nothing is asked of anybody else. */
export const postalCodeRoutes: Module = (app) => {
  app.get(
    '/postal-codes/:code',
    {
      config: { access: 'session' },
      schema: {
        tags: ['postalCode'],
        params: postalCodeParamsSchema,
        response: { 200: postalCodeSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { code } = request.params;
      const place = await placeOfCode(code);
      if (!place) throw recordNotFound();
      reply.header('cache-control', 'private, max-age=86400');
      return { postalCode: code, places: [place] };
    },
  );
};
