import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const answerMs = 5_000;

/** Says goodbye; a server that is gone does not answer, and a connection that never stood does not end. */
export async function endClient(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), delay(answerMs, undefined, { ref: false })]);
}
