import { startColorMode } from '@haisha/ui/color-mode-store';

// Runs in the head, before anything is painted: no flash of the other theme.
startColorMode();
