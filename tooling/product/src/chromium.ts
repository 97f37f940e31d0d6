import { existsSync } from 'node:fs';
import { canInstallPackages, installPackage } from './apt.ts';

/** The one without windows first: it takes a quarter less of the processor. */
const packages = ['chromium-headless-shell', 'chromium'];
const usualPlaces = [
  ...packages.map((name) => `/usr/bin/${name}`),
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

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
  for (const name of packages) {
    try {
      installPackage(name);
      return;
    } catch {
      process.stderr.write(`apt did not bring ${name}.\n`);
    }
  }
}
