import { announceChange } from '../src/services/realtime/messages/announce.ts';
import { logInAs } from './browser.ts';
import { type OpenInstance, openPusher, record, startOpenInstances, subscribed } from './realtime.ts';

type Told = { version: number; sequence: number };
const id = '00000000-0000-4000-8000-000000000001';

export type ServerPair = Awaited<ReturnType<typeof startPair>>;

/** Two servers of this process on one database, and sockets of one person that hear of vehicles. */
export async function startPair(settings: Record<string, string> = {}) {
  const { instances, close } = await startOpenInstances(2, settings);
  const [one, two] = instances as [OpenInstance, OpenInstance];
  const admin = await logInAs(one, ['admin']);
  const sockets: (() => unknown)[] = [];

  return {
    one,
    two,
    close,

    /** A socket on each server that keeps what it is told. */
    listenOnBoth: async () =>
      await Promise.all(
        instances.map(async (instance) => {
          const client = openPusher(instance, admin);
          sockets.push(() => client.disconnect());
          return record<Told>(await subscribed(client.subscribe('private-vehicle')), 'changed');
        }),
      ),

    hangUp: (): void => {
      for (const end of sockets.splice(0)) end();
    },

    announce: async (version: number, { db }: Pick<OpenInstance, 'db'> = one): Promise<void> => {
      await db.transaction(async (tx) => announceChange(tx, { entity: 'vehicle', id, version, action: 'update' }));
    },

    /** The connections on which both hear of messages. */
    listenerPids: async (): Promise<number[]> => {
      const { rows } = await one.pool.query(
        `select pid from pg_stat_activity where application_name = 'haisha realtime' and datname = current_database()`,
      );
      return rows.map(({ pid }) => pid);
    },
  };
}

export function versionsOf(heard: readonly Told[]): number[] {
  return heard.map(({ version }) => version);
}

export const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
