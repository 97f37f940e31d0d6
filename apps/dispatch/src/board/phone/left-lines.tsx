import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Button, chakra } from '@haisha/ui';
import type { CSSProperties } from 'react';
import { ownerColour } from '../../owner-colour.ts';
import { useBoard } from '../board-context.ts';
import type { LeftDelivery } from '../day/board-types.ts';
import { LeftFacts } from '../left/left-facts.tsx';
import { zoneLook } from '../left/zone-look.ts';

export type LeftLinesProps = {
  deliveries: readonly LeftDelivery[];
  onPlace: (delivery: LeftDelivery) => void;
  /** What is said instead of lines where there are none. */
  nothing: string | null;
};

/** The deliveries that are on no run, as a phone has room for them: where to and how cold; when, and how much. */
export function LeftLines({ deliveries, onPlace, nothing }: LeftLinesProps) {
  const { t } = useTranslation('board');
  const localName = useLocalName();
  const { address, canMove } = useBoard();
  return (
    <Lines aria-label={t('phone.left')}>
      {nothing !== null && deliveries.length === 0 && <li data-nothing="">{nothing}</li>}
      {deliveries.map((delivery) => (
        <li key={delivery.id} style={ownerStyle(delivery)}>
          <div>
            <b>{localName(delivery.destinationName, delivery.destinationNameEn)}</b>
            <span data-zone={delivery.temperatureZone}>{t(`zoneLetter.${delivery.temperatureZone}`)}</span>
          </div>
          <small>
            <LeftFacts delivery={delivery} showsDay={address.range !== 'day'} />
            {delivery.courseCode !== null && <span>{delivery.courseCode}</span>}
            <span>{localName(delivery.cargoOwnerName, delivery.cargoOwnerNameEn)}</span>
          </small>
          {canMove && (
            <Button variant="outline" colorPalette="gray" onClick={() => onPlace(delivery)}>
              {t('phone.place')}
            </Button>
          )}
        </li>
      ))}
    </Lines>
  );
}

function ownerStyle({ cargoOwnerColour }: LeftDelivery): CSSProperties & Record<`--${string}`, string> {
  return { '--owner': cargoOwnerColour ? ownerColour(cargoOwnerColour) : 'var(--chakra-colors-border-control)' };
}

const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignContent: 'center',
      alignItems: 'center',
      columnGap: '3',
      h: '60px',
      ps: '5',
      pe: '3',
      borderTopWidth: '1px',
      whiteSpace: 'nowrap',
      '&[data-nothing]': { color: 'fg.muted', ps: '3', whiteSpace: 'normal' },
      '&:not([data-nothing])::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '2',
        insetBlock: '10px',
        w: '4px',
        rounded: 'full',
        bg: 'var(--owner)',
        forcedColorAdjust: 'none',
      },
      '& > button': { gridArea: '1 / 2 / 3', minH: '44px' },
    },
    '& > li > div': { display: 'flex', alignItems: 'center', gap: '2', minW: '0' },
    '& b': { fontWeight: 'semibold', overflow: 'hidden', textOverflow: 'ellipsis' },
    ...zoneLook,
    // What has no room in the line wraps out of it as a whole.
    '& small': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2.5',
      h: '20px',
      lineHeight: '20px',
      overflow: 'hidden',
      textStyle: 'xs',
      color: 'fg.muted',
    },
  },
});
