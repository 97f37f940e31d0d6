import type { Transaction } from '../../../db/database.ts';
import { controlChannel, type Message, sendMessages } from './message.ts';

/** Whose sockets are to be closed: all of a user, or those of one session of the user. */
export type SocketClosing = { userId: string; sessionId?: string };

const closeEvent = 'end';

/** Closes every socket of a user when the transaction commits, as a program asks. */
export async function closeUserSockets(tx: Transaction, userId: string): Promise<void> {
  await send(tx, [{ userId }]);
}

/** Closes the sockets of sessions that end in this transaction. */
export async function closeSessionSockets(
  tx: Transaction,
  sessions: readonly { id: string; userId: string }[],
): Promise<void> {
  await send(
    tx,
    sessions.map(({ id: sessionId, userId }) => ({ userId, sessionId })),
  );
}

/** What a message says of sockets to be closed. */
export function readClosing({ channel, event, data }: Message): SocketClosing | null {
  return channel === controlChannel && event === closeEvent ? (JSON.parse(data) as SocketClosing) : null;
}

async function send(tx: Transaction, closings: readonly SocketClosing[]): Promise<void> {
  await sendMessages(
    tx,
    closings.map((closing) => ({ channel: controlChannel, event: closeEvent, data: JSON.stringify(closing) })),
  );
}
