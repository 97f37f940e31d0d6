import { existsSync } from 'node:fs';
import { canInstallPackages, installPackage } from './apt.ts';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium for the browser tests; installed by apt when there is none. CHROMIUM_PATH wins. */
export function ensureChromium(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, where there is no file.`);
    return chosen;
  }
  const found = usualPlaces.find(existsSync);
  if (found) return found;
  install();
  const installed = usualPlaces.find(existsSync);
  if (!installed) throw new Error('Chromium is missing and apt did not bring it. Install it and set CHROMIUM_PATH.');
  return installed;
}

function install(): void {
  if (!canInstallPackages()) {
    throw new Error('Chromium is missing. Run as root on Debian so that apt can install it, or set CHROMIUM_PATH.');
  }
  installPackage('chromium');
}
