import { useTranslation } from '@haisha/i18n';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { Icon, IconButton } from '@haisha/ui';
import { isComposing, isField, isInFront, matchesKeys } from '@haisha/ui/keys';
import { Suspense, useEffect, useRef, useState } from 'react';

const Legend = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './board-legend.tsx')).BoardLegend,
}));

/** Opens what the colours, borders, signs and letters of the board mean. */
export function LegendButton() {
  const { t } = useTranslation('board');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** What had the focus when the key was pressed. */
  const from = useRef<Element>(null);

  // Before the keys of all pages, which answer on the window: these are the ones that this page is about.
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || isComposing(event) || isField(event.target) || !matchesKeys(event, '?')) return;
      if (!isInFront()) return;
      event.preventDefault();
      if (!isOpen) from.current = document.activeElement;
      setIsOpen(true);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  function leave(): void {
    setIsOpen(false);
    const back = from.current;
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  }

  return (
    <>
      <IconButton
        ref={button}
        variant="ghost"
        colorPalette="gray"
        aria-label={t('legend.open')}
        title={`${t('legend.open')} ?`}
        aria-expanded={isOpen}
        aria-keyshortcuts="?"
        onClick={() => {
          from.current = button.current;
          setIsOpen(!isOpen);
        }}
      >
        <Icon name="info" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <Legend button={button} onClose={() => setIsOpen(false)} onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}
