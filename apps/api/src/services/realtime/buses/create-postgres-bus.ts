import type { Connection } from '../../../db/client.ts';
import { createListener } from '../../../db/create-listener.ts';
import { idsOfNotice, notifyChannel } from '../messages/message.ts';
import type { Bus } from './bus.ts';
import { type Inbox, longestAwayMs } from './inbox.ts';

type PostgresBusOptions = {
  connection: Connection;
  inbox: Inbox;
  /** Messages may have been missed for good. */
  onGap: () => void;
  warn: (error: unknown) => void;
};

/** Messages by PostgreSQL alone: NOTIFY tells their ids at the commit, the table has the text. */
export function createPostgresBus({ connection, inbox, onGap, warn }: PostgresBusOptions): Bus {
  let wasConnected = false;
  return createListener({
    connection,
    name: 'realtime',
    channel: notifyChannel,
    warn,
    onNotice: (payload) => inbox.notice(idsOfNotice(payload)),
    async onConnect(awayMs) {
      const isComplete = wasConnected && awayMs < longestAwayMs;
      await (isComplete ? inbox.catchUp() : inbox.skip());
      if (wasConnected && !isComplete) onGap();
      wasConnected = true;
    },
  });
}
