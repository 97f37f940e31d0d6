import { z } from 'zod';
import { isChannelName, userOfChannel } from '../messages/channel-name.ts';
import type { NewMessage } from '../messages/message.ts';
import { isKeepable, limits } from '../sockets/protocol.ts';

const channel = z
  .string()
  .refine((name) => isChannelName(name) || userOfChannel(name) !== undefined, { error: 'invalid' });
const kept = z.string().refine(isKeepable, { error: 'invalid' });
const content = {
  name: kept.min(1).max(limits.eventNameLength),
  data: kept,
  socket_id: kept.nullish(),
  info: z.string().optional(),
};

export const eventSchema = z.object({
  ...content,
  channel: channel.optional(),
  channels: z.array(channel).min(1).max(limits.channelsPerEvent).optional(),
});
export const batchSchema = z.object({
  batch: z.array(z.object({ ...content, channel })).max(limits.eventsPerBatch),
});

export type ProgramEvent = z.output<typeof eventSchema>;

export function channelsOf({ channel: one, channels }: ProgramEvent): string[] {
  return [...new Set(channels ?? (one === undefined ? [] : [one]))];
}

/** An event of a program, once for each of its channels. */
export function messagesOf(event: ProgramEvent): NewMessage[] {
  const { name, data, socket_id: exceptSocketId = null } = event;
  return channelsOf(event).map((to) => ({ channel: to, event: name, data, exceptSocketId }));
}
