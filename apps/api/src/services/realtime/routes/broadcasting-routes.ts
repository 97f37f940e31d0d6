import { problemSchema } from '@haisha/validation/problem';
import { z } from 'zod';
import type { SessionUser } from '../../../http/access/session-store.ts';
import { permissionDenied } from '../../../http/errors.ts';
import type { Module } from '../../../module.ts';
import { isChannelName, kindOf } from '../messages/channel-name.ts';
import { channelSignature, sharedSecret, userSignature } from '../signatures/signature.ts';
import { grantMs } from '../sockets/granted.ts';
import { mayListen } from './may-listen.ts';

const socketId = z.string().regex(/^\d{1,20}\.\d{1,20}$/);
const channelName = z.string().refine(isChannelName);
const channelAnswer = z.object({
  auth: z.string(),
  channel_data: z.string().optional(),
  shared_secret: z.string().optional(),
});

/** Says to a socket's server, by a signature, who is behind the socket and what they may hear. */
export const broadcastingRoutes: Module = (app, { env, clock, realtime }) => {
  const tags = ['broadcasting'];
  const isBuiltin = env.BROADCASTER === 'builtin';

  /** A grant of ours is for one session and for a moment; a hosted server would not understand it. */
  function limitsOf(session: SessionUser | null): object {
    return isBuiltin ? { session_id: session?.sessionId, expires_at: clock().getTime() + grantMs } : {};
  }

  app.post(
    '/auth',
    {
      config: { access: 'session' },
      schema: {
        tags,
        body: z.object({ socket_id: socketId, channel_name: channelName }),
        response: { 200: channelAnswer, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { socket_id: socket, channel_name: channel } = request.body;
      const { actor } = request;
      if (!(await mayListen(actor, channel, app.rowFinders))) throw permissionDenied();
      const { presence, encrypted } = kindOf(channel);
      const credentials = await realtime.credentials();
      const member = {
        user_id: actor.userId,
        ...(presence && { user_info: {} }),
        ...limitsOf(request.session),
      };
      const channelData = isBuiltin || presence ? JSON.stringify(member) : undefined;
      return {
        auth: channelSignature(credentials, socket, channel, channelData),
        channel_data: channelData,
        shared_secret: encrypted ? sharedSecret(credentials.masterKey, channel) : undefined,
      };
    },
  );

  app.post(
    '/user-auth',
    {
      config: { access: 'session' },
      schema: {
        tags,
        body: z.object({ socket_id: socketId }),
        response: { 200: z.object({ auth: z.string(), user_data: z.string() }), '4xx': problemSchema },
      },
    },
    async (request) => {
      const userData = JSON.stringify({ id: request.actor.userId, ...limitsOf(request.session) });
      const credentials = await realtime.credentials();
      return { auth: userSignature(credentials, request.body.socket_id, userData), user_data: userData };
    },
  );
};
