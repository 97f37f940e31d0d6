import type { Meeting, OtherAt } from '@haisha/platform';
import type { RealtimeClient } from '@haisha/realtime/create-realtime';
import { atEvent } from '@haisha/validation/realtime-names';
import type { createPeople } from './create-people.ts';

type MeetingOptions = {
  realtime: Pick<RealtimeClient, 'follow' | 'say'>;
  people: ReturnType<typeof createPeople>;
  channel: string;
  ownId: string | undefined;
  onOthers: (others: readonly OtherAt[]) => void;
};

/** What somebody says is repeated, so that those who came later hear it and a page that is gone is forgotten. */
const repeatMs = 20_000;
const forgetMs = 50_000;
/** Of many rows within this time only the last one is told. */
const tellMs = 100;

/** Meets the others on a presence channel: tells them at which row this page is, and reports at which ones they are. */
export function createMeeting({ realtime, people, channel, ownId, onOthers }: MeetingOptions): Meeting {
  const others = new Map<string, { at: string; heardAt: number }>();
  let here = new Set<string>();
  let own: string | null = null;
  let told: string | null = null;
  let newest = 0;
  let telling: ReturnType<typeof setTimeout> | undefined;

  function say(): void {
    told = own;
    realtime.say(channel, atEvent, { at: own });
  }

  async function report(): Promise<void> {
    newest += 1;
    const current = newest;
    const found = await Promise.all(
      [...others].map(async ([id, { at }]) => (await people.names([id])).map((name) => ({ name, at }))),
    );
    if (current === newest) onOthers(found.flat());
  }

  function forget(isGone: (id: string, heardAt: number) => boolean): void {
    const gone = [...others].filter(([id, { heardAt }]) => isGone(id, heardAt));
    if (gone.length === 0) return;
    for (const [id] of gone) others.delete(id);
    void report();
  }

  const leaveChannel = realtime.follow(channel, {
    members(ids) {
      const isNew = ids.some((id) => id !== ownId && !here.has(id));
      here = new Set(ids);
      forget((id) => !here.has(id));
      if (isNew && own !== null) say();
    },
    event(event) {
      const id = event?.userId;
      if (event?.name !== atEvent || id === undefined || id === ownId) return;
      const at = atOf(event.data);
      const isSame = others.get(id)?.at === (at ?? undefined);
      if (at === null) others.delete(id);
      else others.set(id, { at, heardAt: Date.now() });
      if (!isSame) void report();
    },
  });
  const repeating = setInterval(() => {
    forget((_, heardAt) => heardAt < Date.now() - forgetMs);
    if (own !== null) say();
  }, repeatMs);

  return {
    tell(at) {
      own = at;
      clearTimeout(telling);
      telling = setTimeout(() => own !== told && say(), tellMs);
    },
    leave() {
      newest += 1;
      clearTimeout(telling);
      clearInterval(repeating);
      own = null;
      if (told !== null) say();
      leaveChannel();
    },
  };
}

function atOf(data: unknown): string | null {
  const { at } = (typeof data === 'object' && data !== null ? data : {}) as { at?: unknown };
  return typeof at === 'string' ? at : null;
}
