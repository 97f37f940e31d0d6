import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Icon } from '@haisha/ui';
import type { CSSProperties, PointerEvent } from 'react';
import { ownerColour } from '../../owner-colour.ts';
import { LeftFacts, type LeftFactsProps } from './left-facts.tsx';

export type LeftItemProps = LeftFactsProps & {
  top: number;
  isActive: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onFocus: () => void;
};

/** A left-over delivery: whence and where to, when, how much, and how cold. */
export function LeftItem({
  delivery,
  showsDay,
  top,
  isActive,
  isChosen,
  onToggle,
  onPointerDown,
  onFocus,
}: LeftItemProps) {
  const { t } = useTranslation('board');
  const localName = useLocalName();
  const { cargoOwnerColour, temperatureZone } = delivery;
  const style: CSSProperties & Record<`--${string}`, string> = {
    transform: `translateY(${top}px)`,
    '--owner': cargoOwnerColour ? ownerColour(cargoOwnerColour) : 'var(--chakra-colors-border-control)',
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys of all its items
    <div
      data-left={delivery.id}
      role="option"
      aria-selected={isChosen}
      tabIndex={isActive ? 0 : -1}
      style={style}
      onClick={onToggle}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
    >
      <span data-box="" aria-hidden="true">
        {isChosen && <Icon name="check" size={12} />}
      </span>
      <div>
        <b>{localName(delivery.destinationName, delivery.destinationNameEn)}</b>
        <i />
        <span data-zone={temperatureZone}>{t(`zoneLetter.${temperatureZone}`)}</span>
      </div>
      <div>
        <LeftFacts delivery={delivery} showsDay={showsDay} />
        <i />
        <span data-owner="">{localName(delivery.cargoOwnerName, delivery.cargoOwnerNameEn)}</span>
      </div>
    </div>
  );
}
