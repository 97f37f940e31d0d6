import { problem } from '@haisha/area-tests/fake-api';
import { fill } from '@haisha/testing/fill';
import type { Allocation } from '@haisha/validation/allocation';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { boardDate, boardDay, companyId, fees, run, runId } from '../../../test/board.ts';
import { openBoard } from '../../../test/open-board.tsx';

const hired = run(1, {
  ...{ ownership: 'hired', vehicleId: null, vehicleCode: null, deliveryCompanyId: companyId(1), crew: [] },
  ...{ status: 'requested', hiredFeeYen: 45_000 },
  fees: fees({ loadingFeeYen: 2_000, tollYen: 1_320, otherFeeYen: 500, otherFeeText: '空カゴ車の回収' }),
});

/** Opens the panel of a run; the API takes fees, or answers what it is given. */
async function openFees(
  given: Partial<Allocation> = {},
  options: Parameters<typeof openBoard>[2] = {},
  refuse?: object,
) {
  let one = { ...hired, ...given };
  const opened = await openBoard(
    boardDay({ allocations: [one] }),
    {
      'GET /allocations/day': () => ({ body: boardDay({ allocations: [one] }) }),
      [`GET /allocations/${runId(1)}`]: () => ({ body: { ...one, deliveries: [] } }),
      [`POST /allocations/${runId(1)}/fees`]: ({ body }) => {
        if (refuse) return refuse as ReturnType<typeof problem>;
        const { hiredFeeYen, reason: _, version: __, ...beside } = body as Record<string, unknown>;
        one = {
          ...one,
          version: one.version + 1,
          hiredFeeYen: hiredFeeYen as number,
          fees: beside as Allocation['fees'],
        };
        return { body: one };
      },
    },
    { address: `/vehicle-allocation?date=${boardDate}&run=${runId(1)}`, ...options },
  );
  const panel = within(await screen.findByRole('complementary', { name: /^(運行の詳細|Run details)$/ }));
  await panel.findByRole('region', { name: /変更履歴|Changes/ });
  const section = panel.queryByRole('region', { name: /^(料金|Fees)$/ });
  return { ...opened, section: section as HTMLElement, isShown: section !== null };
}

describe('the fees in the panel of a run', () => {
  test('are each amount, and what they come to with and without tax', async () => {
    const { section } = await openFees();
    expect(section).toHaveTextContent('¥47,500（税抜） ＋ 高速代 ¥1,320');
    const lines = within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      ...['傭車料¥45,000', '積込料¥2,000', 'その他の料金¥500', '高速代（税込）¥1,320', '空カゴ車の回収'],
    ]);
  });

  test('are in English as well', async () => {
    const { section } = await openFees(
      {},
      { locale: 'en', address: `/en/vehicle-allocation?date=${boardDate}&run=${runId(1)}` },
    );
    expect(section).toHaveTextContent('¥47,500 (without tax) + toll of ¥1,320');
  });

  test('are not there for an own run, nor for who sees no prices', async () => {
    expect((await openFees({ ownership: 'own', fees: null })).isShown).toBe(false);
  });

  test.each([
    ['who may not set prices', 'manager', {}],
    ['a run whose report is approved', 'dispatcher', { status: 'approved' }],
  ] as const)('are only read for %s', async (_, role, given) => {
    const { section } = await openFees(given, { role });
    expect(within(section).queryByRole('button')).toBeNull();
    expect(section).toHaveTextContent('¥45,000');
  });
});

describe('the form of the fees', () => {
  const open = async (...given: Parameters<typeof openFees>) => {
    const opened = await openFees(...given);
    await opened.user.click(within(opened.section).getByRole('button'));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: `${hired.number} の料金` })) };
  };

  test('is filled by keyboard and sent whole, in the version that was seen', async () => {
    const { dialog, section, user, writes } = await open({ hiredFeeYen: null, fees: fees({ taxKind: null }) });
    expect(section).toHaveTextContent('未定');
    expect(dialog.getByRole('combobox', { name: '税区分' })).toHaveValue('excluded');
    dialog.getByRole('textbox', { name: '傭車料' }).focus();
    await user.keyboard('４５０００{Tab}{Tab}2000{Tab}1500{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toMatchObject([
      { body: { version: 1, hiredFeeYen: 45_000, loadingFeeYen: 2_000, unloadingFeeYen: 1_500, taxKind: 'excluded' } },
    ]);
    await waitFor(() => expect(section).toHaveTextContent('¥48,500（税抜）'));
  });

  test('names the field and the rule', async () => {
    const { dialog, user, writes } = await open({ fees: fees() });
    const fee = dialog.getByRole('textbox', { name: '傭車料' });
    await user.clear(fee);
    await user.type(fee, '-1');
    await fill(user, dialog.getByRole('textbox', { name: 'その他の料金' }), '500');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(fee).toBeInvalid());
    expect(fee).toHaveAccessibleDescription(/0/);
    expect(dialog.getByRole('textbox', { name: 'その他の内容・取決め' })).toBeInvalid();
    expect(writes()).toEqual([]);
  });

  test('asks why once the delivery company has accepted', async () => {
    const { dialog, user, writes } = await open({ status: 'accepted' });
    await user.click(dialog.getByRole('button', { name: '保存' }));
    const reason = dialog.getByRole('textbox', { name: /理由/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await user.type(reason, '便の追加');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(writes()).toMatchObject([{ body: { reason: '便の追加', hiredFeeYen: 45_000 } }]));
  });

  test('puts what the server refuses at its field', async () => {
    const errors = [{ path: 'paymentDate', code: 'within60Days' }];
    const { dialog, user } = await open({}, {}, problem(400, 'validation.failed', { errors }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dialog.getByLabelText('支払期日')).toBeInvalid());
    expect(dialog.getByLabelText('支払期日')).toHaveAccessibleDescription(/60日以内/);
  });

  test('lets people choose where somebody else changed the same amount', async () => {
    const current = { ...hired, version: 2, hiredFeeYen: 50_000, updatedBy: { id: runId(9), name: '佐藤' } };
    const { dialog, user } = await open({}, {}, problem(409, 'version.conflict', { current }));
    const fee = dialog.getByRole('textbox', { name: '傭車料' });
    await user.clear(fee);
    await user.type(fee, '46000');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText(/¥50,000/)).toBeVisible();
  });
});
