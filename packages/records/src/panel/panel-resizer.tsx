import { useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import { textScale } from '@haisha/ui/text-scale';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { PanelWidth } from './panel-props.ts';
import { leastPx, mostPx } from './use-panel-width.ts';

const stepPx = 20;

/** The edge of the panel, which makes it wider or narrower: drawn, or by the arrow keys. */
export function PanelResizer({ width }: { width: PanelWidth }) {
  const { t } = useTranslation('panel');

  function draw(event: PointerEvent<HTMLElement>): void {
    const edge = event.currentTarget;
    if (!edge.hasPointerCapture(event.pointerId)) return;
    const right = edge.parentElement?.getBoundingClientRect().right ?? 0;
    width.change((right - event.pageX) / textScale());
  }

  function step(event: KeyboardEvent): void {
    const wider = { ArrowLeft: stepPx, ArrowRight: -stepPx }[event.key];
    if (wider === undefined) return;
    event.preventDefault();
    width.change(width.px + wider);
  }

  return (
    <Edge
      role="separator"
      aria-orientation="vertical"
      aria-label={t('width')}
      aria-valuemin={leastPx}
      aria-valuemax={mostPx}
      aria-valuenow={width.px}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={draw}
      onKeyDown={step}
    />
  );
}

const Edge = chakra('div', {
  base: {
    position: 'absolute',
    insetY: '0',
    insetStart: '0',
    w: '1.5',
    cursor: 'col-resize',
    touchAction: 'none',
    _hover: { bg: 'border.emphasized' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
