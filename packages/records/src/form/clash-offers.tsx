import { lazyPart } from '@haisha/platform/lazy-part';
import { Box } from '@haisha/ui';
import { FieldOffers } from '@haisha/ui/fields';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ClashWords } from './clash-offer.tsx';
import type { Meeting, Side } from './use-meeting.ts';

const ClashOffer = lazyPart(async () => ({ default: (await import('./clash-offer.tsx')).ClashOffer }));

export type ClashOffersProps = ClashWords & {
  meeting: Meeting<EntityFields> | null;
  decide: (name: string, side: Side) => void;
  /** The fields, each of which has a place for what is offered for it. */
  children: ReactNode;
};

/**
 * Offers at each field that two people changed the value of the other one; above them where a field is not on the page.
 * What draws an offer is fetched when two people first meet.
 */
export function ClashOffers({ meeting, decide, labelOf, textOf, references, children }: ClashOffersProps) {
  const place = useRef<HTMLDivElement>(null);
  const [unplaced, setUnplaced] = useState<readonly string[]>([]);
  const clashes = meeting?.clashes;
  const words = { labelOf, textOf, ...(references && { references }) };

  useEffect(() => {
    const isPlaced = (name: string) => place.current?.querySelector(`[data-offer="${name}"]`);
    setUnplaced((clashes ?? []).flatMap(({ name }) => (isPlaced(name) ? [] : [name])));
  }, [clashes]);

  const offer = useCallback(
    (name: string, named = false): ReactNode => {
      const clash = clashes?.find((one) => one.name === name);
      if (!meeting || !clash) return null;
      const drawn = (
        <Suspense>
          <ClashOffer
            clash={clash}
            current={meeting.current}
            named={named}
            {...words}
            onDecide={(side) => decide(name, side)}
          />
        </Suspense>
      );
      return named ? drawn : <div data-offer={name}>{drawn}</div>;
    },
    // The words are made anew at each drawing and always say the same.
    [clashes],
  );

  return (
    <FieldOffers value={offer}>
      {unplaced.map((name) => (
        <Box key={name} mt="4">
          {offer(name, true)}
        </Box>
      ))}
      <Box ref={place}>{children}</Box>
    </FieldOffers>
  );
}
