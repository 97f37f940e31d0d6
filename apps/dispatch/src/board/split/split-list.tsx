import { formatNumber, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Checkbox, chakra } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import { type RefObject, useEffect } from 'react';

export type SplitListProps = {
  /** The first of its boxes. */
  first: RefObject<HTMLInputElement | null>;
  deliveries: readonly Delivery[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** The deliveries of a run with what each weighs and fills; ticked ones go into the second run. */
export function SplitList({ first, deliveries, chosen, onChange }: SplitListProps) {
  const { t } = useTranslation('board');
  const localName = useLocalName();

  // They may come after the dialog has opened.
  useEffect(() => first.current?.focus(), [first]);

  function toggle(id: string, isOn: boolean): void {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChange(next);
  }

  function figuresOf({ cages, volumeCubicMetres, weightKg }: Delivery): string {
    return [
      weightKg === null ? '' : `${formatNumber(weightKg)} kg`,
      volumeCubicMetres === null ? '' : `${formatNumber(volumeCubicMetres)} m³`,
      cages === null || cages === 0 ? '' : t('left.cages', { count: cages }),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  return (
    <List aria-label={t('panel.deliveries')}>
      {deliveries.map((delivery, index) => (
        <li key={delivery.id}>
          <Checkbox
            ref={index === 0 ? first : undefined}
            checked={chosen.has(delivery.id)}
            onCheckedChange={(isOn) => toggle(delivery.id, isOn)}
          >
            <span>
              <b>{localName(delivery.destinationName, delivery.destinationNameEn)}</b>
              <small>
                {[delivery.number, localName(delivery.cargoOwnerName, delivery.cargoOwnerNameEn)].join(' ')}
                {' · '}
                {t(`zoneName.${delivery.temperatureZone}`)}
              </small>
            </span>
            <span data-figures="">{figuresOf(delivery)}</span>
          </Checkbox>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    maxH: '20rem',
    overflowY: 'auto',
    fontVariantNumeric: 'tabular-nums',
    borderWidth: '1px',
    rounded: 'md',
    '& > li + li': { borderTopWidth: '1px' },
    '& label': { display: 'flex', px: '3', py: '1.5', _hover: { bg: 'bg.muted' } },
    '& label > span': { minW: '0' },
    '& b': { fontWeight: 'semibold' },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    '& [data-figures]': { ms: 'auto', color: 'fg.muted', textStyle: 'sm', textAlign: 'end', flexShrink: '0' },
  },
});
