import { useTranslation } from '@haisha/i18n';
import { Icon, IconButton } from '@haisha/ui';
import { lazy, Suspense, useRef, useState } from 'react';

const Legend = lazy(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './board-legend.tsx')).BoardLegend,
}));

/** Opens what the colours, borders, signs and letters of the board mean. */
export function LegendButton() {
  const { t } = useTranslation('board');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        variant="ghost"
        colorPalette="gray"
        aria-label={t('legend.open')}
        title={t('legend.open')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="info" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <Legend button={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
