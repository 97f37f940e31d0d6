import { execFileSync, spawnSync } from 'node:child_process';

/** Returns whether this user may install Debian packages here. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Installs a Debian package without the recommended ones. */
export function installPackage(name: string): void {
  process.stdout.write(`Installing ${name} with apt…\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { stdio: 'inherit', env });
}
