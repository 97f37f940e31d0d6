import type { ChannelListener } from '@haisha/realtime/create-channels';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMeeting } from './create-meeting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function meet() {
  let listener: ChannelListener = {};
  const said: unknown[] = [];
  const left = vi.fn();
  const onOthers = vi.fn();
  const meeting = createMeeting({
    realtime: {
      follow: (_channel, next) => {
        listener = next;
        return left;
      },
      say: (_channel, _name, data) => void said.push(data),
    },
    people: { names: async (ids) => ids.map((id) => `name of ${id}`) },
    channel: 'presence-allocation.department.d1',
    ownId: 'me',
    onOthers,
  });
  const settle = () => vi.advanceTimersByTimeAsync(150);
  return {
    ...{ meeting, said, left, onOthers, settle },
    members: async (...ids: string[]) => {
      listener.members?.(ids);
      await settle();
    },
    says: async (userId: string, at: string | null) => {
      listener.event?.({ name: 'client-at', data: { at }, userId });
      await settle();
    },
  };
}

it('reports at which row others are, by name, until they say that they are at none or leave', async () => {
  const { members, says, onOthers } = meet();
  await members('me', 'a', 'b');
  await says('a', 'run1');
  await says('b', 'run2');
  await says('a', null);
  await members('me');
  expect(onOthers.mock.calls.map(([others]) => others)).toEqual([
    [{ name: 'name of a', at: 'run1' }],
    [
      { name: 'name of a', at: 'run1' },
      { name: 'name of b', at: 'run2' },
    ],
    [{ name: 'name of b', at: 'run2' }],
    [],
  ]);
});

it('tells the last row of many, again to whoever comes, and none when it leaves', async () => {
  const { meeting, members, said, settle, left } = meet();
  await members('me');
  meeting.tell('run1');
  meeting.tell('run2');
  await settle();
  await members('me', 'a');
  meeting.leave();
  expect(said).toEqual([{ at: 'run2' }, { at: 'run2' }, { at: null }]);
  expect(left).toHaveBeenCalledOnce();
});

it('says nothing while this page is at no row, and does not hear itself', async () => {
  const { meeting, members, said, settle, says, onOthers } = meet();
  await members('me', 'a');
  meeting.tell(null);
  await settle();
  await says('me', 'run1');
  expect(said).toEqual([]);
  expect(onOthers).not.toHaveBeenCalled();
});

it('repeats itself, and forgets somebody who does not', async () => {
  const { meeting, members, said, says, onOthers } = meet();
  await members('me', 'a');
  meeting.tell('run1');
  await says('a', 'run2');
  await vi.advanceTimersByTimeAsync(45_000);
  expect(said).toEqual([{ at: 'run1' }, { at: 'run1' }, { at: 'run1' }]);
  expect(onOthers).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onOthers).toHaveBeenLastCalledWith([]);
});
