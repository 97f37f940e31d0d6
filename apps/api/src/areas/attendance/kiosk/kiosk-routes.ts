import {
  kioskCodeSchema,
  kioskDriverQuerySchema,
  kioskDriverSchema,
  kioskPunchInputSchema,
  kioskPunchSchema,
  kioskSchema,
} from '@haisha/validation/kiosk';
import { problemSchema } from '@haisha/validation/problem';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { departments } from '../../../db/schema/masters/departments.ts';
import { type Device, writeDeviceToken } from '../../../http/access/device-session.ts';
import { addressGroup, createThrottle } from '../../../http/access/throttle.ts';
import { recordNotFound, sessionRequired } from '../../../http/errors.ts';
import { noContent } from '../../../http/plugins/contracts.ts';
import type { Module } from '../../../module.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { addPunch } from '../time-records/add-punch.ts';
import { announcePunches } from '../time-records/announce-punches.ts';
import { redeemCode } from './device-repository.ts';
import { findKioskDriver, lockKioskDriver, nextOf } from './kiosk-driver.ts';

const tags = ['kiosk'];
const access = 'device';
/** Codes that nobody has, of a device in a window; a driver who mistypes needs a few. */
const mostUnknownCodes = 20;

/** The tablet at the entrance: what it may do is all that stands here. */
export const kioskRoutes: Module = (app, { clock, db, env }) => {
  const throttle = createThrottle(db, clock, env);

  /** Whoever guesses codes is slowed down, right or wrong; a code that somebody has costs nothing. */
  async function requireDriver(reader: Reader, device: Device, code: string) {
    const counters = [{ name: `kiosk ${device.id}`, most: mostUnknownCodes }];
    await throttle.require(counters);
    const driver = await findKioskDriver(reader, device, code, clock());
    if (!driver) throw recordNotFound();
    await throttle.forgive(counters);
    return driver;
  }

  app.post(
    '/kiosk/register',
    {
      config: { access: 'public' },
      schema: { tags, body: kioskCodeSchema, response: { 204: noContent, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const counters = [{ name: `kiosk from ${addressGroup(request.ip)}`, most: env.LOGIN_ATTEMPTS_PER_ADDRESS }];
      await throttle.require(counters);
      const token = await db.transaction((tx) => redeemCode(tx, request.body.code, clock()));
      await throttle.forgive(counters);
      writeDeviceToken(reply, env, token);
      return reply.code(204).send();
    },
  );

  app.get(
    '/kiosk',
    { config: { access }, schema: { tags, response: { 200: kioskSchema, '4xx': problemSchema } } },
    async (request) => {
      const { departmentId, name } = deviceOf(request);
      const { name: departmentName, nameEn: departmentNameEn } = departments;
      const [centre] = await db
        .select({ departmentName, departmentNameEn })
        .from(departments)
        .where(eq(departments.id, departmentId));
      return { name, departmentName: centre?.departmentName ?? '', departmentNameEn: centre?.departmentNameEn ?? null };
    },
  );

  app.get(
    '/kiosk/driver',
    {
      config: { access },
      schema: { tags, querystring: kioskDriverQuerySchema, response: { 200: kioskDriverSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const { id, name, nameEn } = await requireDriver(db, deviceOf(request), request.query.code);
      return { name, nameEn, ...(await nextOf(db, id, clock())) };
    },
  );

  app.post(
    '/kiosk/punches',
    {
      config: { access },
      schema: { tags, body: kioskPunchInputSchema, response: { 200: kioskPunchSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const device = deviceOf(request);
      const { code, ...input } = request.body;
      const { isCard: _, name, nameEn, ...driver } = await requireDriver(db, device, code);
      await db.transaction(async (tx) => {
        await lockKioskDriver(tx, driver.id);
        const punching = { ...driver, isArchived: false };
        const { isNew } = await addPunch(tx, { driver: punching, input, now: clock(), deviceId: device.id });
        if (isNew) announcePunches(tx, punching);
      });
      return { name, nameEn };
    },
  );
};

function deviceOf({ device }: FastifyRequest): Device {
  if (!device) throw sessionRequired();
  return device;
}
