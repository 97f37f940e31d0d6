import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openRecords, rowOf } from '../../../test/open-records.ts';
import { at, centreDay, day, driverId, month, record } from '../../../test/records.ts';

const event = {
  id: '60000000-0000-4000-8000-000000000001',
  kind: 'roadClosed' as const,
  start: at('10:00'),
  end: at('12:00'),
  note: '通行止め',
  createdByName: '岩槻 花子',
  files: [],
};

test('an event that nobody could foresee has a tick of its own, is recorded with its paper, and taken back with a reason', async () => {
  const documented = { ...event, files: [{ id: event.id, name: '通行止め.pdf' }] };
  const place = `/time-records/${driverId(1)}/${day}`;
  const { user, writes } = await openRecords(centreDay(), {
    [`POST ${place}/events`]: () => ({ body: record(1, { events: [event] }) }),
    [`POST /unforeseeable-events/${event.id}/files`]: () => ({ body: {} }),
    [`POST /unforeseeable-events/${event.id}/remove`]: () => ({ body: record(1) }),
    'GET /time-records/month': () => ({ body: month({ records: [record(1, { events: [documented] })] }) }),
    'GET /time-changes': () => ({ body: { items: [] } }),
  });
  (await rowOf(/^D001/)).focus();
  await user.keyboard('e');
  const dialog = within(await screen.findByRole('dialog', { name: /^佐藤 誠/ }));
  await user.click(dialog.getByRole('checkbox', { name: '予期し得ない事象があった' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: '種類' }), '道路の封鎖');
  await user.type(dialog.getByLabelText(/始まり/), '12:00');
  await user.type(dialog.getByLabelText(/終わり/), '10:00');
  expect(dialog.getByText(/始まりより後の時刻/)).toBeVisible();
  await user.clear(dialog.getByLabelText(/始まり/));
  await user.type(dialog.getByLabelText(/始まり/), '10:00');
  await user.clear(dialog.getByLabelText(/終わり/));
  await user.type(dialog.getByLabelText(/終わり/), '12:00');
  const paper = new File(['%PDF'], '通行止め.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getAllByLabelText('証憑を添える（写真・PDF）').at(-1) as HTMLElement, paper);
  await user.click(dialog.getByRole('button', { name: '事象を記録する' }));
  expect(await dialog.findByText('道路の封鎖 10:00–12:00')).toBeVisible();
  expect(dialog.getByRole('link', { name: '通行止め.pdf' })).toBeVisible();
  expect(writes()[0]).toMatchObject({
    path: `${place}/events`,
    body: { kind: 'roadClosed', fromMinutes: 600, toMinutes: 720, note: null },
  });
  await user.click(dialog.getAllByRole('button', { name: '取り消す' }).at(-1) as HTMLElement);
  await user.type(dialog.getByLabelText('取り消す理由'), '別の日だった');
  await user.click(dialog.getAllByRole('button', { name: '取り消す' }).at(-1) as HTMLElement);
  await waitFor(() => expect(dialog.queryByText('道路の封鎖 10:00–12:00')).toBeNull());
});
