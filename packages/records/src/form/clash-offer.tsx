import { useTranslation } from '@haisha/i18n';
import { useSession } from '@haisha/platform';
import { Button, chakra } from '@haisha/ui';
import { ColourMark } from '@haisha/ui/colour-mark';
import { differingLines } from '@haisha/ui/differing-lines';
import { focusWhole } from '@haisha/ui/fields';
import type { EntityFields } from '@haisha/validation/entity';
import { Fragment, type ReactNode, useRef } from 'react';
import { ReferenceText } from '../naming/reference-text.tsx';
import type { References } from '../naming/reference-to.ts';
import type { Difference } from './conflict.ts';
import type { Side } from './use-meeting.ts';

export type ClashWords = {
  labelOf: (name: string) => string;
  textOf: (name: string, value: unknown) => ReactNode;
  /** What fields refer to, which then stands there by name. */
  references?: References;
};

export type ClashOfferProps = ClashWords & {
  clash: Difference;
  /** The row as the other one saved it. */
  current: EntityFields;
  /** Names the field, where the offer does not stand under it. */
  named?: boolean;
  onDecide: (side: Side) => void;
};

/** Under one's own value the one that somebody else saved: it is taken, or one's own stays. */
export function ClashOffer({ clash, current, named, labelOf, textOf, references = {}, onDecide }: ClashOfferProps) {
  const { t } = useTranslation('record');
  const place = useRef<HTMLDivElement>(null);
  const isOwn = current.updatedBy?.id === useSession()?.user.id;
  const name = current.updatedBy?.name ?? t('entity:actor.system');
  const whose = isOwn ? t('meeting.ofWindow') : t('meeting.ofPerson', { name });
  const label = labelOf(clash.name);

  function decide(side: Side): void {
    const field = place.current?.closest('[data-field]')?.querySelector<HTMLElement>('input, select, textarea');
    onDecide(side);
    if (field) focusWhole(field);
  }

  return (
    <Offer ref={place} data-clash="" role="group" aria-label={`${label}: ${whose}`}>
      <span>
        {named && `${label}　`}
        {whose} <Value>{shown()}</Value>
      </span>
      <span data-acts="">
        <Button type="button" variant="outline" colorPalette="gray" onClick={() => decide('theirs')}>
          {isOwn ? t('meeting.takeOfWindow') : t('meeting.takeOfPerson', { name })}
        </Button>
        <Button type="button" variant="outline" colorPalette="gray" onClick={() => decide('mine')}>
          {t('meeting.keepMine')}
        </Button>
      </span>
    </Offer>
  );

  function shown(): ReactNode {
    const value = textFor(clash.theirs);
    if (value === '' || value === null || value === undefined) return t('ui:empty');
    const own = textFor(clash.mine);
    if (typeof value !== 'string' || typeof own !== 'string' || !value.includes('\n')) return value;
    // In a long text the lines that differ would be hard to find.
    return differingLines(own, value).theirs.map(({ text, differs }, index) => (
      <Fragment key={`${index} ${text}`}>
        {index > 0 && '\n'}
        {differs ? <mark>{text}</mark> : text}
      </Fragment>
    ));
  }

  function textFor(value: unknown): ReactNode {
    if (clash.name === 'colour' && typeof value === 'string') return <ColourMark colour={value} withCode />;
    const reference = references[clash.name];
    if (!reference) return textOf(clash.name, value);
    return <ReferenceText reference={reference} value={value} textOf={(id) => textOf(clash.name, id)} />;
  }
}

const Offer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mt: '1.5',
    ps: '2.5',
    pe: '1.5',
    py: '1',
    rounded: 'md',
    bg: 'bg.warning',
    textStyle: 'xs',
    '& > span:first-of-type': { flex: '1 1 auto', minW: '0', overflowWrap: 'anywhere' },
    '& > [data-acts]': { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
    '& button': { h: '6', minH: '0', px: '2', textStyle: 'xs', '@media (pointer: coarse)': { h: '11' } },
  },
});

const Value = chakra('b', {
  base: {
    fontWeight: 'bold',
    whiteSpace: 'pre-line',
    '& > mark': { bg: 'orange.muted', color: 'inherit', rounded: 'sm' },
  },
});
