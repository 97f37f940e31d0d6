import type { NoteAudience } from '@haisha/validation/destination-note-choices';
import {
  audienceChannel,
  changedEvent,
  departmentChannel,
  entityChannel,
  userChannel,
} from '@haisha/validation/realtime-names';
import { sql } from 'drizzle-orm';
import { beforeCommit } from '../../../db/before-commit.ts';
import type { Transaction } from '../../../db/database.ts';
import { idsPerNotice, notifyChannel } from './message.ts';

type AnnouncedChange = {
  entity: string;
  id: string;
  version: number;
  action: string;
  /** Whose the row is and was; none where rows belong to no department. */
  departmentIds?: readonly (string | null)[];
  /** Who reads only what is meant for them, and may read it or might until now. */
  audiences?: readonly NoteAudience[];
};

type Announcement = { channel: string; event: string; data: Record<string, unknown> };

/** Tells those who may read all rows, and those of the departments, that a row changed: when the transaction commits. */
export function announceChange(
  tx: Transaction,
  { entity, id, version, action, departmentIds = [], audiences = [] }: AnnouncedChange,
): void {
  const departments = new Set(departmentIds.filter((departmentId) => departmentId !== null));
  const channels = [
    entityChannel(entity),
    ...[...departments].map((own) => departmentChannel(entity, own)),
    ...[...new Set(audiences)].map((audience) => audienceChannel(entity, audience)),
  ];
  for (const channel of channels) announce(tx, { channel, event: changedEvent, data: { id, version, action } });
}

/** Tells one person, on every screen that is open, when the transaction commits. Ids and numbers only, no names. */
export function announceToUser(tx: Transaction, userId: string, event: string, data: Record<string, unknown>): void {
  announce(tx, { channel: userChannel(userId), event, data });
}

function announce(tx: Transaction, announcement: Announcement): void {
  beforeCommit(tx, writeAnnouncements, announcement);
}

/**
 * Takes the next number of each channel and leaves the messages, in one statement: the row of a channel stays locked
 * until the commit, so that numbers are as gapless as commits are, and the others wait no longer than they must.
 * Always in the order of the names, so that no two writers wait for each other.
 */
async function writeAnnouncements(tx: Transaction, announcements: Announcement[]): Promise<void> {
  const column = (of: (announcement: Announcement) => string) => sql.param(announcements.map(of));
  await tx.execute(sql`
    with announced as (
      select *, row_number() over (partition by channel order by place) as place_in_channel
      from unnest(${column(({ channel }) => channel)}::text[], ${column(({ event }) => event)}::text[],
        ${column(({ data }) => JSON.stringify(data))}::jsonb[]) with ordinality as given (channel, event, data, place)
    ), counted as (
      select channel, count(*) as count from announced group by channel
    ), taken as (
      insert into realtime_channels (name, sequence)
      select channel, count from counted order by channel collate "C"
      on conflict (name) do update
        set sequence = realtime_channels.sequence + excluded.sequence, changed_at = excluded.changed_at
      returning name, sequence
    ), written as (
      insert into realtime_messages (channel, event, data)
      select channel, event, data || jsonb_build_object('sequence', sequence - count + place_in_channel)
      from announced join counted using (channel) join taken on name = channel order by place
      returning id
    ), numbered as (
      select id, (row_number() over (order by id) - 1) / ${idsPerNotice} as notice from written
    )
    select pg_notify(${notifyChannel}, string_agg(id::text, ',' order by id)) from numbered group by notice`);
}
