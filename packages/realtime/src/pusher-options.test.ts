import { expect, test } from 'vitest';
import { settings } from '../test/settings.ts';
import { pusherOptions } from './pusher-options.ts';

test.each([
  ['http:', ['ws']],
  ['https:', ['ws', 'wss']],
])('a page of %s uses the transports %j', (protocol, transports) => {
  const { enabledTransports } = pusherOptions(settings(), { protocol, hostname: 'localhost', port: '3000' });
  expect(enabledTransports).toEqual(transports);
});
