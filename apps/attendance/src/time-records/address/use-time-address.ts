import { tokyoDate } from '@haisha/i18n';
import { useSearchParams } from '@haisha/platform';
import { useMemo } from 'react';
import { readTimeAddress, type TimeAddress, writeTimeAddress } from './time-address.ts';

export type TimeAddressState = {
  address: TimeAddress;
  change: (changes: Partial<TimeAddress>) => void;
  /** Where the same page stands with something else in its address. */
  hrefWith: (changes: Partial<TimeAddress>) => string;
};

/** What is shown, kept in the address: it can be reloaded, sent to a colleague and walked back. */
export function useTimeAddress(): TimeAddressState {
  const [params, setParams] = useSearchParams();
  const today = tokyoDate();
  const address = useMemo(() => readTimeAddress(params, today), [params, today]);
  const written = (changes: Partial<TimeAddress>) => writeTimeAddress({ ...address, ...changes }, today);
  return {
    address,
    change: (changes) => setParams(written(changes), { preventScrollReset: true }),
    hrefWith: (changes) => `?${written(changes)}`,
  };
}
