import { changedEvent } from '@haisha/validation/realtime';
import { sql } from 'drizzle-orm';
import { beforeCommit } from '../db/before-commit.ts';
import type { Transaction } from '../db/client.ts';
import { departmentChannel, entityChannel, userChannel } from './channel-name.ts';
import { sendMessages } from './message.ts';

type Change = {
  entity: string;
  id: string;
  version: number;
  action: string;
  /** Whose the row is and was; none where rows belong to no department. */
  departmentIds?: readonly (string | null)[];
};

type Announcement = { channel: string; event: string; data: Record<string, unknown> };

/** Tells those who may read all rows, and those of the departments, that a row changed: when the transaction commits. */
export function announceChange(tx: Transaction, { entity, id, version, action, departmentIds = [] }: Change): void {
  const departments = new Set(departmentIds.filter((departmentId) => departmentId !== null));
  const channels = [entityChannel(entity), ...[...departments].map((own) => departmentChannel(entity, own))];
  for (const channel of channels) announce(tx, { channel, event: changedEvent, data: { id, version, action } });
}

/** Tells one person, on every screen that is open, when the transaction commits. Ids and numbers only, no names. */
export function announceToUser(tx: Transaction, userId: string, event: string, data: Record<string, unknown>): void {
  announce(tx, { channel: userChannel(userId), event, data });
}

function announce(tx: Transaction, announcement: Announcement): void {
  beforeCommit(tx, writeAnnouncements, announcement);
}

async function writeAnnouncements(tx: Transaction, announcements: Announcement[]): Promise<void> {
  const next = await takeSequences(tx, announcements);
  const messages = announcements.map(({ channel, event, data }) => {
    const sequence = next.get(channel) ?? 0;
    next.set(channel, sequence + 1);
    return { channel, event, data: JSON.stringify({ ...data, sequence }) };
  });
  await sendMessages(tx, messages);
}

/**
 * The first free number of each channel. Its row stays locked until the commit, so that numbers are as gapless as
 * commits are; always in the order of the names, so that no two writers wait for each other.
 */
async function takeSequences(tx: Transaction, announcements: Announcement[]): Promise<Map<string, number>> {
  const taken = new Map<string, number>();
  for (const { channel } of announcements) taken.set(channel, (taken.get(channel) ?? 0) + 1);
  const { rows } = await tx.execute<{ name: string; sequence: string }>(sql`
    insert into realtime_channels (name, sequence)
    select name, taken from unnest(${sql.param([...taken.keys()])}::text[], ${sql.param([...taken.values()])}::bigint[])
      as wanted (name, taken) order by name collate "C"
    on conflict (name) do update set sequence = realtime_channels.sequence + excluded.sequence
    returning name, sequence`);
  return new Map(rows.map(({ name, sequence }) => [name, Number(sequence) - (taken.get(name) ?? 0) + 1]));
}
