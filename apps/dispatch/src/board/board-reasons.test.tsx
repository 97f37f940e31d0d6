import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, boardDay, crew, finding, run, runId, vehicleId } from '../../test/board.ts';
import { bar, openBoard } from '../../test/open-board.tsx';

test('a reason that was given before is offered, and goes along with Ctrl+Enter', async () => {
  const given = finding({ overrideReason: '荷主と合意済み', overriddenAt: at('7:00') });
  const other = run(2, {
    ...{ vehicleId: vehicleId(2), crew: [crew(2)], start: at('12:05'), end: at('14:00') },
    findings: [given],
  });
  const { user, writes } = await openBoard(boardDay({ allocations: [run(1), other] }), {
    [`POST /allocations/${runId(1)}/move`]: () => ({ body: run(1, { version: 2, vehicleId: vehicleId(2) }) }),
  });
  (await bar(/^IW-S01/)).focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  const ready = within(await screen.findByRole('group', { name: 'よく使う理由' }));
  expect(ready.getAllByRole('button')[0]).toHaveTextContent('荷主と合意済み');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(writes()).toEqual([]);
  await user.click(ready.getByRole('button', { name: '荷主の依頼による' }));
  expect(screen.getByRole('textbox', { name: /理由/ })).toHaveFocus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ reason: '荷主の依頼による' }));
});
