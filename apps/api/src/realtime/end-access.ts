import type { Transaction } from '../db/client.ts';
import { controlChannel, type Message, sendMessages } from './message.ts';

/** Whose sockets are to be closed: all of a user, or those of one session of the user. */
type Ending = { userId: string; sessionId?: string };

const endEvent = 'end';

/** Closes every socket of a user when the transaction commits, as a program asks. */
export async function endUser(tx: Transaction, userId: string): Promise<void> {
  await send(tx, [{ userId }]);
}

/** Closes the sockets of sessions that end in this transaction. */
export async function endSessions(tx: Transaction, sessions: readonly { id: string; userId: string }[]): Promise<void> {
  await send(
    tx,
    sessions.map(({ id: sessionId, userId }) => ({ userId, sessionId })),
  );
}

/** What a message says of sockets to be closed. */
export function readEnding({ channel, event, data }: Message): Ending | null {
  return channel === controlChannel && event === endEvent ? (JSON.parse(data) as Ending) : null;
}

async function send(tx: Transaction, endings: readonly Ending[]): Promise<void> {
  await sendMessages(
    tx,
    endings.map((ending) => ({ channel: controlChannel, event: endEvent, data: JSON.stringify(ending) })),
  );
}
