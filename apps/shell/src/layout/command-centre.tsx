import { useSession } from '@haisha/platform';
import { useShortcut } from '@haisha/ui/keys';
import { useEffect, useSyncExternalStore } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import {
  closePanel,
  onPanelChange,
  openCommandPalette,
  openPanel,
  openShortcutSheet,
  paletteKeys,
  sheetKeys,
} from './panel.ts';

const loadPanel = () =>
  import(/* webpackChunkName: "palette" */ './load-command-panel.ts').then((module) => module.loadCommandPanel());

/** Fetches the search while its keys are being pressed, so that it is there for the first letter. */
function fetchAhead({ key }: KeyboardEvent): void {
  if (key === 'Control' || key === 'Meta') void loadPanel().catch(() => undefined);
}

/** Binds the keys of the panels as soon as the user is logged in: the first page may still be loading. */
export function usePanelKeys(): void {
  const enabled = useSession() !== null;
  useShortcut(paletteKeys, openCommandPalette, { enabled });
  useShortcut(sheetKeys, openShortcutSheet, { enabled });
  useEffect(() => {
    if (!enabled) return;
    window.addEventListener('keydown', fetchAhead);
    return () => window.removeEventListener('keydown', fetchAhead);
  }, [enabled]);
}

/** The command palette and the list of keys, fetched when the first of them is opened. */
export function CommandCentre() {
  const panel = useSyncExternalStore(onPanelChange, openPanel);
  const CommandPanel = useOnDemand(loadPanel, panel !== null, closePanel);
  return panel && CommandPanel && <CommandPanel panel={panel} />;
}
