export type ColorMode = 'light' | 'dark' | 'system';
export type ResolvedColorMode = 'light' | 'dark';

const storageKey = 'haisha-color-mode';
// Shell and areas each bundle this module, so they tell one another through the window.
const changed = 'haisha:color-mode';
const darkQuery = '(prefers-color-scheme: dark)';

/** Puts the stored mode on the page and keeps it there, through changes of the device and of other tabs. */
export function startColorMode(): () => void {
  apply();
  return subscribe(apply);
}

/** Chooses a mode for this browser. */
export function setMode(mode: ColorMode): void {
  try {
    window.localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is refused (private window, policy): the choice holds for this page only.
    document.documentElement.dataset.colorMode = mode;
  }
  apply();
  window.dispatchEvent(new Event(changed));
}

/** The chosen mode. */
export function storedMode(): ColorMode {
  let stored: string | null | undefined;
  try {
    stored = window.localStorage.getItem(storageKey);
  } catch {
    stored = document.documentElement.dataset.colorMode;
  }
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

/** What the chosen mode comes to now. */
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

/** Calls back when the mode or what it comes to may have changed. */
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
