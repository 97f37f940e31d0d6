import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import { controlChannel, type Message } from '../messages/message.ts';
import { publish } from '../messages/publish.ts';
import type { Hub } from '../sockets/hub.ts';
import { liveInstances } from './instances.ts';

type Question = { requestId: string; prefix: string };
type Answer = { requestId: string; instanceId: string; counts: Record<string, number> };
type Pending = { awaited: Set<string>; total: Map<string, number>; done: () => void };

const askEvent = 'count';
const answerEvent = 'counted';
const patienceMs = 2_000;

/** How many sockets of all processes are in channels; each process is asked. */
export type SubscriptionCounts = ReturnType<typeof createSubscriptionCounts>;

export function createSubscriptionCounts(db: Database, instanceId: string, channels: Hub['channels']) {
  const pending = new Map<string, Pending>();

  async function answer({ requestId, prefix }: Question): Promise<void> {
    const counts: Answer['counts'] = {};
    for (const [channel, subscriptions] of channels) {
      if (channel.startsWith(prefix)) counts[channel] = subscriptions.size;
    }
    await send(answerEvent, { requestId, instanceId, counts });
  }

  function take({ requestId, instanceId: from, counts }: Answer): void {
    const request = pending.get(requestId);
    if (!request?.awaited.delete(from)) return;
    for (const [channel, count] of Object.entries(counts)) {
      request.total.set(channel, (request.total.get(channel) ?? 0) + count);
    }
    if (request.awaited.size === 0) request.done();
  }

  async function send(event: string, data: Question | Answer): Promise<void> {
    await publish(db, [{ channel: controlChannel, event, data: JSON.stringify(data) }]);
  }

  return {
    /** The channels that begin so, with their subscriptions; without those of a process that does not answer in time. */
    async count(prefix: string): Promise<Map<string, number>> {
      const requestId = randomUUID();
      const total = new Map<string, number>();
      const awaited = new Set(await liveInstances(db));
      if (awaited.size === 0) return total;
      const isAnswered = new Promise<void>((done) => pending.set(requestId, { awaited, total, done }));
      await send(askEvent, { requestId, prefix });
      await Promise.race([isAnswered, delay(patienceMs, undefined, { ref: false })]);
      pending.delete(requestId);
      return total;
    },

    /** What the processes tell each other. */
    async hear({ event, data }: Message): Promise<void> {
      if (event === askEvent) await answer(JSON.parse(data) as Question);
      if (event === answerEvent) take(JSON.parse(data) as Answer);
    },
  };
}
