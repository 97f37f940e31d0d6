import type { Database } from '../../../db/database.ts';
import { keepEvent } from './cached-events.ts';
import { kindOf } from './channel-name.ts';
import { lockChannels } from './lock-channels.ts';
import { isClientEvent, type NewMessage, sendMessages } from './message.ts';

/** Sends what clients and outside programs publish; a cache channel keeps the last event that a program sent. */
export async function publish(db: Database, messages: NewMessage[]): Promise<void> {
  await db.transaction(async (tx) => {
    const keeps = ({ channel, event }: NewMessage) => kindOf(channel).cached && !isClientEvent(event);
    const cached = new Set(messages.filter(keeps).map(({ channel }) => channel));
    await lockChannels(tx, [...cached]);
    const ids = await sendMessages(tx, messages);
    for (const channel of cached) {
      const at = messages.findLastIndex((message) => message.channel === channel);
      const [message, id] = [messages[at], ids[at]];
      if (message && id !== undefined) await keepEvent(tx, { ...message, id });
    }
  });
}
