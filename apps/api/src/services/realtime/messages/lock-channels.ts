import { lockNameUntilCommit } from '../../../db/advisory-locks.ts';
import type { Transaction } from '../../../db/database.ts';

/** One after the other for what is read and written of these channels, until the commit; the ids of messages follow. */
export async function lockChannels(tx: Transaction, channels: readonly string[]): Promise<void> {
  for (const channel of [...new Set(channels)].sort()) {
    await lockNameUntilCommit(tx, channel);
  }
}
