import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { settings } from '../test/settings.ts';
import { startSocketServer } from '../test/socket-server.ts';
import type { Authorize } from './authorize.ts';
import { openPusherTransport } from './pusher-transport.ts';
import type { TransportListener } from './transport.ts';

const vehicles = 'private-vehicle';

function openTransport(port: number, authorize: Partial<Authorize> = {}) {
  const listener = {
    state: vi.fn<TransportListener['state']>(),
    subscribed: vi.fn<TransportListener['subscribed']>(),
    failed: vi.fn<TransportListener['failed']>(),
    event: vi.fn<TransportListener['event']>(),
    members: vi.fn<TransportListener['members']>(),
    note: vi.fn<TransportListener['note']>(),
  };
  const channel = vi.fn(async () => ({ auth: 'haisha:signature', channel_data: '{"user_id":"me"}' }));
  const user = vi.fn(async () => ({ auth: 'haisha:signature', user_data: '{"id":"me"}' }));
  const sendTimeline = vi.fn(async (_timeline: unknown) => undefined);
  const transport = openPusherTransport(
    {
      settings: settings(),
      page: { protocol: 'http:', hostname: '127.0.0.1', port: String(port) },
      authorize: { channel, user, ...authorize },
      sendTimeline,
      log: { info: () => undefined, warn: () => undefined },
    },
    listener,
  );
  onTestFinished(() => transport.close());
  return { transport, listener, channel, user, sendTimeline };
}

it('opens a socket to the built-in server and enters a channel with its authorization', async () => {
  const server = await startSocketServer();
  const { transport, listener, channel, user } = openTransport(server.port);
  transport.subscribe(vehicles);
  await vi.waitFor(() => expect(listener.subscribed).toHaveBeenCalledWith(vehicles));
  expect(listener.state.mock.calls.flat()).toEqual(['connected']);
  expect(channel).toHaveBeenCalledExactlyOnceWith('1.1', vehicles);
  expect(user).toHaveBeenCalledExactlyOnceWith('1.1');
});

it('passes on the events of the channel, without those of the protocol', async () => {
  const server = await startSocketServer();
  const { transport, listener } = openTransport(server.port);
  transport.subscribe(vehicles);
  await vi.waitFor(() => expect(listener.subscribed).toHaveBeenCalled());
  server.sendToAll({ event: 'changed', channel: vehicles, data: { id: 'v1', sequence: 8 } });
  await vi.waitFor(() => expect(listener.event).toHaveBeenCalled());
  expect(listener.event.mock.calls).toEqual([[vehicles, 'changed', { id: 'v1', sequence: 8 }]]);
});

it('says something on a presence channel, and reports who says what there', async () => {
  const server = await startSocketServer();
  const { transport, listener } = openTransport(server.port);
  const here = 'presence-allocation.department.d1';
  transport.subscribe(here);
  await vi.waitFor(() => expect(listener.subscribed).toHaveBeenCalledWith(here));
  transport.say(here, 'client-at', { at: 'run1' });
  await vi.waitFor(() =>
    expect(server.received).toContainEqual({ event: 'client-at', channel: here, data: { at: 'run1' } }),
  );
  server.sendToAll({ event: 'client-at', channel: here, data: { at: 'run2' }, user_id: 'other' });
  await vi.waitFor(() => expect(listener.event).toHaveBeenCalledTimes(1));
  expect(listener.event).toHaveBeenCalledWith(here, 'client-at', { at: 'run2' }, 'other');
});

it('reports who is in a presence channel as people come and go', async () => {
  const server = await startSocketServer();
  const { transport, listener } = openTransport(server.port);
  const here = 'presence-vehicle.v1';
  transport.subscribe(here);
  await vi.waitFor(() => expect(listener.members).toHaveBeenCalledWith(here, ['me']));
  server.sendToAll({ event: 'pusher_internal:member_added', channel: here, data: { user_id: 'b', user_info: {} } });
  await vi.waitFor(() => expect(listener.members).toHaveBeenLastCalledWith(here, ['me', 'b']));
  server.sendToAll({ event: 'pusher_internal:member_removed', channel: here, data: { user_id: 'b' } });
  await vi.waitFor(() => expect(listener.members).toHaveBeenLastCalledWith(here, ['me']));
});

it('reports a refused channel once', async () => {
  const server = await startSocketServer();
  const refused = Object.assign(new Error('no'), { name: 'ProblemError', status: 403, code: 'x', problem: {} });
  const { transport, listener } = openTransport(server.port, { channel: () => Promise.reject(refused) });
  transport.subscribe(vehicles);
  await vi.waitFor(() => expect(listener.failed).toHaveBeenCalledExactlyOnceWith(vehicles, true));
  expect(listener.subscribed).not.toHaveBeenCalled();
});

it('does not treat a fault of the server as a refusal, and enters when asked again', async () => {
  const server = await startSocketServer();
  const channel = vi.fn<Authorize['channel']>().mockRejectedValueOnce(new Error('down'));
  channel.mockResolvedValue({ auth: 'haisha:signature' });
  const { transport, listener } = openTransport(server.port, { channel });
  transport.subscribe(vehicles);
  await vi.waitFor(() => expect(listener.failed).toHaveBeenCalledWith(vehicles, false));
  transport.subscribe(vehicles);
  await vi.waitFor(() => expect(listener.subscribed).toHaveBeenCalledWith(vehicles));
});

it('opens another socket by itself when one is cut, and enters everything again', async () => {
  const server = await startSocketServer();
  const { transport, listener } = openTransport(server.port);
  transport.subscribe(vehicles);
  await vi.waitFor(() => expect(listener.subscribed).toHaveBeenCalledTimes(1));
  server.sockets[0]?.terminate();
  await vi.waitFor(() => expect(listener.subscribed).toHaveBeenCalledTimes(2), 5_000);
});

it('opens another socket when asked, without waiting for the old one to be found dead', async () => {
  const server = await startSocketServer();
  const { transport, listener } = openTransport(server.port);
  transport.subscribe(vehicles);
  await vi.waitFor(() => expect(listener.subscribed).toHaveBeenCalledTimes(1));
  transport.reconnect();
  await vi.waitFor(() => expect(server.subscriptions()).toEqual([vehicles, vehicles]));
  expect(server.sockets).toHaveLength(2);
});

it('reports that it is refused when the server closes for good', async () => {
  const server = await startSocketServer();
  const { listener } = openTransport(server.port);
  await vi.waitFor(() => expect(listener.state).toHaveBeenCalledWith('connected'));
  server.sockets[0]?.close(4009, 'The session has ended');
  await vi.waitFor(() => expect(listener.state).toHaveBeenLastCalledWith('refused'));
  expect(listener.note).toHaveBeenCalledWith('4009 The session has ended');
});

it('sends its timeline to our own server and nowhere else', async () => {
  const server = await startSocketServer();
  const { sendTimeline } = openTransport(server.port);
  await vi.waitFor(() => expect(sendTimeline).toHaveBeenCalled());
  expect(sendTimeline.mock.calls[0]?.[0]).toMatchObject({ key: 'haisha', lib: 'js', timeline: expect.anything() });
});

/** Opens a connection of the test itself and resolves when the server has seen all connections opened before it. */
async function knock(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').resume();
  await once(socket, 'close');
}

it('does not flood a server that is down', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let connections = 0;
  const closed = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(closed, 'listening');
  onTestFinished(() => void closed.close());
  const { port } = closed.address() as AddressInfo;
  openTransport(port);
  await once(closed, 'connection');
  const knocks = 300;
  for (let knocked = 0; knocked < knocks; knocked += 1) {
    vi.advanceTimersByTime(100);
    await knock(port);
  }
  const attempts = connections - knocks;
  expect(attempts).toBeGreaterThan(1);
  expect(attempts).toBeLessThan(8);
});
