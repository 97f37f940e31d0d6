import { useMediaQuery } from '@haisha/ui';
import { keepChoice, keptChoice } from '@haisha/ui/kept-choice';
import { useState } from 'react';
import type { PanelWidth } from './panel-props.ts';

export const leastPx = 360;
export const mostPx = 560;
const kept = 'panel-width';
const widths = Array.from({ length: mostPx - leastPx + 1 }, (_, more) => String(leastPx + more));

/** How wide the panel beside a list is: as somebody drew it on this device, otherwise by the width of the window. */
export function usePanelWidth(): PanelWidth {
  const isNarrow = useMediaQuery('(max-width: 81rem)');
  const isWide = useMediaQuery('(min-width: 106rem)');
  const [drawn, setDrawn] = useState(() => Number(keptChoice(kept, widths)));
  const usual = isNarrow ? leastPx : isWide ? 480 : 400;
  return {
    px: drawn || usual,
    change(px) {
      const within = Math.round(Math.max(leastPx, Math.min(px, mostPx)));
      setDrawn(within);
      keepChoice(kept, String(within));
    },
  };
}
