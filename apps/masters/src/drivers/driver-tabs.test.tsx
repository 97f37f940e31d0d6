import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { edit, reads } from '../../test/driver-page.ts';
import { renderPage } from '../../test/render-page.tsx';

describe('what stands beside a driver', () => {
  test.each([
    ['manager', ['基本・雇用・配車', '免許・資格・健康']],
    ['labour', ['基本・雇用・配車', '免許・資格・健康', '給与']],
    ['dispatcher', ['基本・雇用・配車', '免許']],
    ['assistant', ['基本・雇用・配車', '就業の可否']],
    ['accounting', ['基本・雇用・配車', '給与']],
  ] as const)('for the role %s is what it may read', async (role, names) => {
    await renderPage(edit, { api: reads, role });
    await screen.findAllByRole('tab');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(names);
  });

  test('for a viewer is nothing: there are no tabs', async () => {
    await renderPage(edit, { api: reads, role: 'viewer' });
    expect(await screen.findByLabelText(/^職種/)).toBeDisabled();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
