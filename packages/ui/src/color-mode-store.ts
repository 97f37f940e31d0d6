export type ColorMode = 'light' | 'dark' | 'system';
export type ResolvedColorMode = 'light' | 'dark';

const storageKey = 'haisha-color-mode';
// Shell and areas each bundle this module, so they notify one another through the window.
const changed = 'haisha:color-mode';
const darkQuery = '(prefers-color-scheme: dark)';

/** Applies the stored mode to the page and keeps it applied when the device or another tab changes it. */
export function startColorMode(): () => void {
  apply();
  return subscribe(apply);
}

/** Chooses a mode for this browser. */
export function setMode(mode: ColorMode): void {
  try {
    window.localStorage.setItem(storageKey, mode);
  } catch {
    // The browser refuses storage (private window, policy): the choice lasts for this page only.
    document.documentElement.dataset.colorMode = mode;
  }
  apply();
  window.dispatchEvent(new Event(changed));
}

/** Returns the chosen mode. */
export function storedMode(): ColorMode {
  let stored: string | null | undefined;
  try {
    stored = window.localStorage.getItem(storageKey);
  } catch {
    stored = document.documentElement.dataset.colorMode;
  }
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

/** Returns light or dark for the chosen mode. */
export function resolvedMode(): ResolvedColorMode {
  const mode = storedMode();
  if (mode !== 'system') return mode;
  return window.matchMedia?.(darkQuery).matches ? 'dark' : 'light';
}

function apply(): void {
  const resolved = resolvedMode();
  const { classList, style } = document.documentElement;
  classList.toggle('dark', resolved === 'dark');
  classList.toggle('light', resolved === 'light');
  style.colorScheme = resolved;
}

/** Calls back when the mode or its result may have changed. */
export function subscribe(onChange: () => void): () => void {
  const device = window.matchMedia?.(darkQuery);
  device?.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    device?.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}
