import { problemSchema } from '@haisha/validation/problem';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bodyTooLarge, recordNotFound, unavailable, validationFailed } from '../../../http/errors.ts';
import type { App, Dependencies } from '../../../module.ts';
import { isChannelName, kindOf } from '../messages/channel-name.ts';
import { closeUserSockets } from '../messages/close-sockets.ts';
import { publish } from '../messages/publish.ts';
import { membersOf } from '../presence/presence.ts';
import { checkSignature } from '../signatures/check-signature.ts';
import { isEventSize } from '../sockets/protocol.ts';
import { describeChannels, descriptionSchema } from './describe-channels.ts';
import { batchSchema, channelsOf, eventSchema, messagesOf, type ProgramEvent } from './program-events.ts';

const params = z.object({ appId: z.string() });
const channelParams = params.extend({ channel: z.string().refine(isChannelName) });
const userParams = params.extend({ user: z.string().min(1).max(200) });
const infoQuery = z.looseObject({ info: z.string().optional() });
const channelsQuery = infoQuery.extend({ filter_by_prefix: z.string().default('') });
const config = { access: 'signed' } as const;
const channelsAnswer = z.object({ channels: z.record(z.string(), descriptionSchema).optional() });
const batchAnswer = z.object({ batch: z.array(descriptionSchema).optional() });
const channelAnswer = descriptionSchema.extend({ occupied: z.boolean() });
const usersAnswer = z.object({ users: z.array(z.object({ id: z.string() })) });

/** What programs may ask of the realtime server, as the libraries of Pusher do: `/apps/<id>/…`, signed. */
export function programRoutes(scope: App, { db, env, clock, isReady, realtime }: Dependencies): void {
  const { builtin } = realtime;
  if (!builtin) return;
  const { count } = builtin.counts;
  const bodies = keepBodies(scope);

  scope.addHook('preValidation', async (request) => {
    if (!isReady()) throw unavailable();
    checkSignature(request, await realtime.credentials(), bodies.get(request), clock);
    if ((request.params as { appId: string }).appId !== env.PUSHER_APP_ID) throw recordNotFound();
  });

  async function send(events: ProgramEvent[]): Promise<void> {
    if (!events.every(({ data }) => isEventSize(data))) throw bodyTooLarge();
    if (events.some((event) => channelsOf(event).length === 0)) {
      throw validationFailed([{ path: 'channels', code: 'required' }]);
    }
    await publish(db, events.flatMap(messagesOf));
  }

  scope.post(
    '/:appId/events',
    { config, schema: { params, body: eventSchema, response: answered(channelsAnswer) } },
    async ({ body }) => {
      await send([body]);
      return body.info === undefined
        ? {}
        : { channels: await describeChannels(db, count, channelsOf(body), body.info) };
    },
  );

  scope.post(
    '/:appId/batch_events',
    { config, schema: { params, body: batchSchema, response: answered(batchAnswer) } },
    async ({ body }) => {
      const { batch } = body;
      await send(batch);
      if (batch.every(({ info }) => info === undefined)) return {};
      const described = batch.map(async ({ channel, info = '' }) => {
        const { [channel]: description = {} } = await describeChannels(db, count, [channel], info);
        return description;
      });
      return { batch: await Promise.all(described) };
    },
  );

  scope.get(
    '/:appId/channels',
    { config, schema: { params, querystring: channelsQuery, response: answered(channelsAnswer) } },
    async ({ query }) => {
      const { filter_by_prefix: prefix, info } = query;
      if (info?.includes('user_count') && !kindOf(prefix).presence) {
        throw validationFailed([{ path: 'filter_by_prefix', code: 'invalid' }]);
      }
      const counted = await count(prefix);
      return { channels: await describeChannels(db, async () => counted, [...counted.keys()], info ?? '') };
    },
  );

  scope.get(
    '/:appId/channels/:channel',
    { config, schema: { params: channelParams, querystring: infoQuery, response: answered(channelAnswer) } },
    async ({ params: { channel }, query: { info = '' } }) => {
      const counted = await count(channel);
      const { [channel]: description } = await describeChannels(db, async () => counted, [channel], info);
      return { occupied: counted.has(channel), ...description };
    },
  );

  scope.get(
    '/:appId/channels/:channel/users',
    { config, schema: { params: channelParams, response: answered(usersAnswer) } },
    async ({ params: { channel } }) => {
      if (!kindOf(channel).presence) throw validationFailed([{ path: 'channel', code: 'invalid' }]);
      return { users: (await membersOf(db, channel)).map(({ userId: id }) => ({ id })) };
    },
  );

  scope.post(
    '/:appId/users/:user/terminate_connections',
    { config, schema: { params: userParams, response: answered(z.object({})) } },
    async ({ params: { user } }) => {
      await db.transaction((tx) => closeUserSockets(tx, user));
      return {};
    },
  );
}

function answered<Answer extends z.ZodType>(answer: Answer) {
  return { 200: answer, '4xx': problemSchema };
}

/** The signature is over the bytes as they came. */
function keepBodies(scope: FastifyInstance): WeakMap<object, Buffer> {
  const bodies = new WeakMap<object, Buffer>();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body);
    bodies.set(request, bytes);
    try {
      done(null, bytes.length === 0 ? undefined : JSON.parse(bytes.toString()));
    } catch {
      done(validationFailed([]));
    }
  });
  return bodies;
}
