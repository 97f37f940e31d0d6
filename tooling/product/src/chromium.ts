import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new Error('Chromium is missing. Run as root on Debian so that apt can install it, or set CHROMIUM_PATH.');
  }
  process.stdout.write('Installing Chromium with apt…\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
}
