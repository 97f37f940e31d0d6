import type { Database } from '../../../db/database.ts';
import { repeat } from '../../../repeat.ts';
import { goneInstances, seeInstance } from './instances.ts';
import type { Presence } from './presence.ts';

type HeartbeatOptions = {
  db: Database;
  instanceId: string;
  presence: Presence;
  /** The others took this process for dead and its sockets out of the presence channels. */
  onGivenUp: () => void;
  warn: (error: unknown) => void;
};

const beatMs = 5_000;

/** Shows the others that this process lives, and clears up after those that do not. */
export function startHeartbeat({ db, instanceId, presence, onGivenUp, warn }: HeartbeatOptions) {
  let beatAt = performance.now();
  return repeat(
    async () => {
      const wasThere = await seeInstance(db, instanceId);
      if (!wasThere) onGivenUp();
      await presence.leaveAgain();
      // After an outage of the database nobody has been seen for long: the others get a beat to show themselves.
      const isSteady = performance.now() - beatAt < 2 * beatMs;
      beatAt = performance.now();
      const gone = isSteady ? await goneInstances(db, instanceId) : [];
      if (gone.length > 0) await presence.removeInstances(gone);
    },
    { everyMs: beatMs, onError: warn },
  );
}
