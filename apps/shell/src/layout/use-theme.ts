import { type ColorMode, useColorMode } from '@haisha/ui/color-mode';
import { useCallback } from 'react';
import { useShell } from '../shell-context.ts';

/** Returns the theme of this browser; a chosen theme is stored with the account. */
export function useTheme(): { mode: ColorMode; choose: (mode: ColorMode) => void } {
  const { preferences } = useShell();
  const { mode, setMode } = useColorMode();
  const choose = useCallback(
    (next: ColorMode) => {
      setMode(next);
      preferences.choose({ theme: next });
    },
    [preferences, setMode],
  );
  return { mode, choose };
}
