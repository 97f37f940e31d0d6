import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Role } from '@haisha/rules/permission';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createBrowser, logInAs } from '../../../../test/browser.ts';
import { changeVehicle, createDepartment, createVehicle } from '../../../../test/masters.ts';
import { nextEvent, openPusher, openSocket, startTwo, subscribed } from '../../../../test/realtime.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { closeUserSockets } from '../messages/close-sockets.ts';

type Browser = Awaited<ReturnType<typeof logInAs>>;

const socketId = '1.1';
const { one, two, admin, opened, hangUp, stop } = await startTwo();
afterEach(hangUp);
afterAll(stop);

async function statusFor(browser: Browser, channel: string): Promise<number> {
  const body = { socket_id: socketId, channel_name: channel };
  const { statusCode } = await browser.post('/broadcasting/auth', body);
  const asked = await browser.get(`/api/realtime/sequences?channel=${channel}`);
  expect(asked.statusCode, channel).toBe(statusCode);
  return statusCode;
}

describe('who may listen', () => {
  it.each<[Role, string, number]>([
    ['admin', 'private-vehicle', 200],
    ['viewer', 'private-vehicle', 200],
    ['driver', 'private-vehicle', 403],
    ['partner', 'private-vehicle', 403],
    ['admin', 'private-user', 200],
    ['manager', 'private-user', 403],
    ['viewer', 'private-department', 200],
    ['admin', 'private-encrypted-vehicle', 200],
    ['driver', 'private-encrypted-vehicle', 403],
    ['admin', 'private-cache-vehicle', 200],
    ['admin', 'private-unheard', 403],
    ['admin', 'private-__proto__', 403],
    ['admin', 'private-vehicle.everything', 403],
    ['admin', 'presence-vehicle', 403],
    ['admin', 'presence-unheard.00000000-0000-4000-8000-000000000000', 403],
    ['admin', 'news', 403],
  ])('%s on %s: %i', async (role, channel, status) => {
    expect(await statusFor(await logInAs(one, [role]), channel)).toBe(status);
  });

  it('is only the person on the own channel', async () => {
    const other = await logInAs(one, ['admin']);
    expect(await statusFor(admin, `private-user.${admin.userId}`)).toBe(200);
    expect(await statusFor(other, `private-user.${admin.userId}`)).toBe(403);
    expect(await statusFor(other, `private-encrypted-user.${admin.userId}`)).toBe(403);
  });

  it('is, of a department, who reads its rows, and in a row, who reads the row', async () => {
    const [own, other] = [await createDepartment(admin), await createDepartment(admin)];
    const manager = await logInAs(one, ['manager'], { departmentIds: [own.id] });
    expect(await statusFor(manager, 'private-department')).toBe(403);
    expect(await statusFor(manager, `private-department.department.${own.id}`)).toBe(200);
    expect(await statusFor(manager, `private-department.department.${other.id}`)).toBe(403);
    expect(await statusFor(admin, `private-department.department.${other.id}`)).toBe(200);
    expect(await statusFor(manager, `presence-department.${own.id}`)).toBe(200);
    expect(await statusFor(manager, `presence-department.${other.id}`)).toBe(403);
    expect(await statusFor(manager, `presence-department.department.${own.id}`)).toBe(200);
    expect(await statusFor(manager, `presence-department.department.${other.id}`)).toBe(403);
    expect(await statusFor(admin, `presence-department.department.${other.id}`)).toBe(200);
    const vehicle = await createVehicle(admin);
    const driver = await logInAs(one, ['driver']);
    expect(await statusFor(driver, `presence-allocation.department.${own.id}`)).toBe(403);
    expect(await statusFor(manager, `presence-vehicle.${vehicle.id}`)).toBe(200);
    expect(await statusFor(driver, `presence-vehicle.${vehicle.id}`)).toBe(403);
    expect(await statusFor(admin, 'presence-vehicle.00000000-0000-4000-8000-000000000000')).toBe(403);
  });

  it('needs a session and the CSRF token', async () => {
    const body = { socket_id: socketId, channel_name: 'private-vehicle' };
    for (const path of ['/broadcasting/auth', '/broadcasting/user-auth']) {
      expect((await createBrowser(one).post(path, body)).statusCode).toBe(401);
      const cookies = Object.fromEntries(admin.cookies);
      const forged = await one.app.inject({ method: 'POST', url: path, cookies, payload: body });
      expect([forged.statusCode, forged.json().code]).toEqual([403, 'csrf.invalid']);
      for (const wrong of ['', '1', '1.1\n', 'a.b', '1.1:x']) {
        expect((await admin.post(path, { ...body, socket_id: wrong })).statusCode).toBe(400);
      }
    }
  });

  it('is asked by pusher-js in a form as well', async () => {
    const forms: string[] = [];
    // pusher-js in Node cannot send cookies, which a browser adds by itself.
    const asBrowser = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      forms.push(headers['content-type']);
      const payload = Buffer.concat(chunks);
      const answer = await admin.send({ method: 'POST', url: request.url ?? '', headers, payload });
      response.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(answer.body);
    }).listen(0, '127.0.0.1');
    opened.push(() => asBrowser.close());
    await once(asBrowser, 'listening');
    const origin = `http://127.0.0.1:${(asBrowser.address() as AddressInfo).port}`;
    const client = openPusher(two, undefined, {
      channelAuthorization: { transport: 'ajax', endpoint: `${origin}/broadcasting/auth` },
      userAuthentication: { transport: 'ajax', endpoint: `${origin}/broadcasting/user-auth` },
    });
    opened.push(() => client.disconnect());
    await subscribed(client.subscribe('private-vehicle'));
    client.signin();
    await client.user.signinDonePromise;
    expect(client.user.user_data).toMatchObject({ id: admin.userId });
    expect(forms).toEqual(Array(2).fill('application/x-www-form-urlencoded'));
  });
});

describe('what one hears', () => {
  it('is ids and numbers of the rows that change, on the channel of all and on those of the departments', async () => {
    const [from, to] = [await createDepartment(admin), await createDepartment(admin)];
    const row = await createVehicle(admin, { departmentId: from.id });
    const client = openPusher(two, admin);
    opened.push(() => client.disconnect());
    const names = ['private-vehicle', ...[from, to].map(({ id }) => `private-vehicle.department.${id}`)];
    const channels = await Promise.all(names.map((name) => subscribed(client.subscribe(name))));
    const heard = channels.map((channel) => nextEvent(channel, 'changed'));
    const { sequences } = (
      await admin.get(`/api/realtime/sequences?${names.map((n) => `channel=${n}`).join('&')}`)
    ).json();
    const history = await subscribed(client.subscribe('private-vehicleHistory'));
    const moved = nextEvent<{ id: string }>(history, 'changed');
    expect((await changeVehicle(admin, row, { departmentId: to.id })).statusCode).toBe(200);
    expect(await Promise.all(heard)).toEqual(
      names.map((name) => ({ id: row.id, version: 2, action: 'update', sequence: sequences[name] + 1 })),
    );
    expect(await moved).toMatchObject({ version: 1, action: 'create' });
    const later = (await admin.get(`/api/realtime/sequences?channel=${names[2]}`)).json();
    expect(later).toEqual({ sequences: { [`${names[2]}`]: 1 }, quietMs: { [`${names[2]}`]: expect.any(Number) } });
    expect(later.quietMs[`${names[2]}`]).toBeLessThan(60_000);
  });

  it('has names for the ids of people', async () => {
    const { userId } = await logInAs(one, ['viewer']);
    const nobody = '00000000-0000-4000-8000-000000000000';
    const { people } = (await admin.get(`/api/people?id=${userId}&id=${nobody}`)).json();
    expect(people).toEqual([{ id: userId, name: '試験 花子' }]);
    expect((await admin.get('/api/people')).json()).toEqual({ people: [] });
    expect((await admin.get('/api/people?id=somebody')).statusCode).toBe(400);
    expect((await createBrowser(one).get(`/api/people?id=${userId}`)).statusCode).toBe(401);
  });
});

describe('the end of a session', () => {
  async function listening(browser: Browser) {
    const client = openPusher(two, browser);
    opened.push(() => client.disconnect());
    await subscribed(client.subscribe('private-vehicle'));
    const ended = new Promise<void>((resolve) => client.connection.bind('disconnected', () => resolve()));
    return { client, ended };
  }

  it('closes its sockets on every process, and no other', async () => {
    const staying = await listening(admin);
    const leaving = await logInAs(one, ['viewer']);
    const { ended } = await listening(leaving);
    await leaving.delete('/api/session');
    await ended;
    expect(staying.client.connection.state).toBe('connected');
  });

  it('makes worthless what was granted before and not used', async () => {
    const leaving = await logInAs(one, ['viewer']);
    const client = openSocket(two);
    opened.push(() => client.socket.terminate());
    const { data } = await client.next('pusher:connection_established');
    const { socket_id } = data as { socket_id: string };
    const channel = 'private-vehicle';
    const grant = (await leaving.post('/broadcasting/auth', { socket_id, channel_name: channel })).json();
    const { ended } = await listening(leaving);
    await leaving.delete('/api/session');
    await ended;
    client.send('pusher:subscribe', { channel, ...grant });
    expect(await client.next('pusher:subscription_error')).toMatchObject({ data: { status: 401 } });
  });

  it('comes to all sockets of a user who is deactivated, when the transaction commits', async () => {
    const leaving = await logInAs(one, ['viewer']);
    const { client, ended } = await listening(leaving);
    const undone = one.db.transaction(async (tx) => {
      await closeUserSockets(tx, leaving.userId);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(client.connection.state).toBe('connected');
    await one.db.transaction(async (tx) => {
      await tx.update(users).set({ archivedAt: '2026-01-01T00:00:00.000Z' }).where(eq(users.id, leaving.userId));
      await closeUserSockets(tx, leaving.userId);
    });
    await ended;
  });
});
