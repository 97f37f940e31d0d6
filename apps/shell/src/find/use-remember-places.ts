import { barePath } from '@haisha/i18n';
import { useLocation, useSession } from '@haisha/platform';
import { useEffect } from 'react';
import { usePointer } from '../areas/use-pointer.ts';
import { placeAt, rememberPlace } from './places.ts';

/** Keeps on this device where each user was, for the search. */
export function useRememberPlaces(): void {
  const { pathname, search } = useLocation();
  const { pointer } = usePointer();
  const userId = useSession()?.user.id;
  useEffect(() => {
    const place = pointer && placeAt(pointer, barePath(pathname), search);
    if (place && userId) rememberPlace(userId, place);
  }, [pointer, pathname, search, userId]);
}
