import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderUi } from '../test/render-ui.tsx';
import { MapButton, MapLink } from './map-link.tsx';
import { PhoneLink } from './phone-link.tsx';

const place = { address: '埼玉県春日部市中央1-2-3' };
const said = encodeURIComponent(place.address);

describe('an address', () => {
  it('opens on the map in a tab that learns nothing of this page', async () => {
    await renderUi(<MapLink service="google" place={place} />);
    const link = screen.getByRole('link', { name: '埼玉県春日部市中央1-2-3 を地図で開く（新しいタブ）' });
    expect(link).toHaveAttribute('href', `https://www.google.com/maps/search/?api=1&query=${said}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectAccessible();
  });

  it('that stands in the fields of a form opens by a button, in both languages', async () => {
    const { unmount } = await renderUi(<MapButton service="yahoo" place={place} />);
    expect(screen.getByText('地図で開く')).toBeVisible();
    unmount();
    await renderUi(<MapButton service="yahoo" place={place} />, 'en');
    const link = screen.getByRole('link', { name: `Open on the map: ${place.address} (new tab)` });
    expect(link).toHaveAttribute('href', `https://map.yahoo.co.jp/search?q=${said}`);
    expect(link).toHaveTextContent('Open on the map');
  });
});

it('a telephone number is called, as it reads or as it was written', async () => {
  await renderUi(
    <>
      <PhoneLink phone="0487370000" />
      <PhoneLink phone="09012345678">０９０−１２３４−５６７８</PhoneLink>
      <PhoneLink isButton phone="09012345678" tabIndex={-1} />
    </>,
  );
  const [stored, written, button] = screen.getAllByRole('link');
  expect(stored).toHaveTextContent('048-737-0000');
  expect(stored).toHaveAccessibleName('048-737-0000 に電話する');
  expect(stored).toHaveAttribute('href', 'tel:0487370000');
  expect(written).toHaveTextContent('０９０−１２３４−５６７８');
  expect(written).toHaveAttribute('href', 'tel:09012345678');
  expect(written).toHaveAttribute('data-inline-link');
  expect(button).not.toHaveAttribute('data-inline-link');
  expect(button).toHaveAttribute('tabindex', '-1');
});
