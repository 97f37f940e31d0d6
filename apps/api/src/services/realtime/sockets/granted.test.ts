import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { type OpenInstance, openSocket, startOpenInstances } from '../../../../test/realtime.ts';

let server: OpenInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  const { instances, close } = await startOpenInstances(1);
  [server] = instances as [OpenInstance];
  stop = close;
});
afterAll(() => stop());

it('a channel is closed to a grant that was altered, and to one that is too old', async () => {
  const admin = await logInAs(server, ['admin']);
  const client = openSocket(server);
  const { data } = await client.next('pusher:connection_established');
  const { socket_id } = data as { socket_id: string };
  const channel = 'private-vehicle';
  const answer = (await admin.post('/broadcasting/auth', { socket_id, channel_name: channel })).json();
  const altered = answer.channel_data.replace(/"expires_at":\d/, '"expires_at":9');
  client.send('pusher:subscribe', { channel, auth: answer.auth, channel_data: altered });
  await client.next('pusher:subscription_error');
  server.pass(60_000);
  client.send('pusher:subscribe', { channel, ...answer });
  expect(await client.next('pusher:subscription_error')).toMatchObject({ data: { status: 401 } });
  server.pass(-60_000);
  client.send('pusher:subscribe', { channel, ...answer });
  await client.next('pusher_internal:subscription_succeeded');
  client.socket.terminate();
});
