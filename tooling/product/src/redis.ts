import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackage } from './apt.ts';

/** Brings Debian's Redis for the tests of live updates over it; where it cannot be had, they are left out. */
export function offerRedis(): void {
  const isInstalled = spawnSync('redis-server', ['--version']).status === 0;
  if (isInstalled || !canInstallPackages()) return;
  try {
    installPackage('redis-server');
  } catch {
    process.stderr.write('apt did not bring redis-server: live updates over Redis are not tested.\n');
  }
}
