import type { Http, Live, QueryClient } from '@haisha/platform';
import type { ChannelEvent } from '@haisha/realtime/create-channels';
import type { RealtimeClient } from '@haisha/realtime/create-realtime';
import type { EventRecord } from '@haisha/realtime/create-record';
import { entityChannels } from '@haisha/realtime/entity-channels';
import { jobEvent, meetingChannel, recordChannel, userChannel } from '@haisha/validation/realtime-names';
import type { Session } from '@haisha/validation/session';
import type { CurrentSession } from '../session/current-session.ts';
import { createMeeting } from './create-meeting.ts';
import { createPeople } from './create-people.ts';
import { createRefresh } from './create-refresh.ts';
import { retryFailed } from './retry-failed.ts';

export type LiveServiceOptions = {
  realtime: RealtimeClient & { record: EventRecord };
  http: Http;
  session: CurrentSession;
  queries: QueryClient;
};

/** Receives the events of the user's own channel; `null` when something was missed. */
export type PersonalListener = (event: ChannelEvent | null) => void;
export type LiveService = ReturnType<typeof createLiveService>;

/**
 * Turns events into what the screens need: reloaded queries, names of users with the same record, and personal events.
 */
export function createLiveService({ realtime, http, session, queries }: LiveServiceOptions) {
  const refresh = createRefresh(queries);
  const people = createPeople(http);
  const followed = new Map<string, () => void>();
  const personal = new Set<PersonalListener>();
  let person = session.get() ?? null;
  let leaveUserChannel = enterUserChannel();

  function enterUserChannel(): () => void {
    if (!person) return () => undefined;
    return realtime.follow(userChannel(person.user.id), {
      event(event) {
        if (event === null || event.name === jobEvent) refresh.entity('job');
        for (const listener of personal) listener(event);
      },
    });
  }

  function enter(entity: string, who: Session): () => void {
    const leaves = entityChannels(who, entity).map((channel) =>
      realtime.follow(channel, { event: (event) => refresh.changed(entity, event?.data) }),
    );
    return () => leaves.forEach((leave) => void leave());
  }

  /** Handles a new login: the user may read other rows now, which have other channels. */
  function takeSession(): void {
    const next = session.get() ?? null;
    if (next === person || !next) return;
    person = next;
    leaveUserChannel();
    leaveUserChannel = enterUserChannel();
    for (const [entity, leave] of followed) {
      leave();
      followed.set(entity, enter(entity, next));
    }
    realtime.reopen();
  }
  const stopWatching = session.subscribe(takeSession);
  const stopRetrying = retryFailed(realtime, queries);

  const live: Required<Live> = {
    follow(entity) {
      if (person && !followed.has(entity)) followed.set(entity, enter(entity, person));
    },
    enter(entity, id, onOthers) {
      // Names may arrive in another order than requested; only the newest request counts.
      let newest = 0;
      const leave = realtime.follow(recordChannel(entity, id), {
        members(ids) {
          newest += 1;
          const current = newest;
          const others = ids.filter((one) => one !== person?.user.id);
          void people.names(others).then((names) => current === newest && onOthers(names));
        },
      });
      return () => {
        newest += 1;
        leave();
      };
    },
    meet: (entity, departmentId, onOthers) =>
      createMeeting({
        ...{ realtime, people, onOthers, ownId: person?.user.id },
        channel: meetingChannel(entity, departmentId),
      }),
  };

  return {
    ...live,
    realtime,
    onPersonal(listener: PersonalListener): () => void {
      personal.add(listener);
      return () => void personal.delete(listener);
    },
    stop(): void {
      stopWatching();
      stopRetrying();
      refresh.stop();
      leaveUserChannel();
      for (const leave of followed.values()) leave();
    },
  };
}
