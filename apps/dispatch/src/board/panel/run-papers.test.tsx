import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { boardDate, boardDay, companyId, run, runId } from '../../../test/board.ts';
import { openBoard } from '../../../test/open-board.tsx';

const hired = { ownership: 'hired', vehicleId: null, deliveryCompanyId: companyId(1), status: 'requested' } as const;

async function papersOf(given: Parameters<typeof run>[1], options: Parameters<typeof openBoard>[2] = {}) {
  const one = run(1, given);
  await openBoard(
    boardDay({ allocations: [one] }),
    { [`GET /allocations/${runId(1)}`]: () => ({ body: { ...one, deliveries: [] } }) },
    { address: `/vehicle-allocation?date=${boardDate}&run=${runId(1)}`, ...options },
  );
  const panel = within(await screen.findByRole('complementary', { name: '運行の詳細' }));
  // The panel is whole once its history can be opened.
  await panel.findByRole('region', { name: '変更履歴' });
  return { section: panel.queryByRole('region', { name: '書類' }), panel };
}

describe('the papers of a run', () => {
  test('are the order form of one that a delivery company drives', async () => {
    const { panel } = await papersOf(hired);
    expect(panel.getByRole('link', { name: '依頼書（PDF）' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/allocations/${runId(1)}/order-form?locale=ja`),
    );
    expect(panel.queryByRole('link', { name: '運行指示書（PDF）' })).toBeNull();
  });

  test('are none for who sees no prices', async () => {
    const { section } = await papersOf(hired, { role: 'viewer' });
    expect(section).toBeNull();
  });

  test('are the instruction sheet of an own one, which says where the law asks for it', async () => {
    const { panel, section } = await papersOf({ needsInstruction: true });
    expect(panel.getByRole('link', { name: '運行指示書（PDF）' })).toBeVisible();
    expect(section).toHaveTextContent('点呼がいずれも対面でない運行です');
  });

  test('ask for nothing where the crew is met', async () => {
    const { section } = await papersOf({});
    expect(section).not.toHaveTextContent('対面でない');
  });
});
