import { readFileSync, statSync } from 'node:fs';
import { getgid, getuid } from 'node:process';

export type RunUser = { uid: number; gid: number; name: string };

/** PostgreSQL refuses to run as root, so root lends it another account; everybody else runs it as themselves. */
export function chooseRunUser(dataDirectory: string): RunUser {
  const uid = getuid?.() ?? 0;
  if (uid !== 0) {
    const own = accounts().find((account) => account.uid === uid);
    if (!own) throw new Error(`User ${uid} has no entry in /etc/passwd, which PostgreSQL needs. Set DATABASE_URL.`);
    return { ...own, gid: getgid?.() ?? own.gid };
  }
  const owner = statSync(dataDirectory, { throwIfNoEntry: false })?.uid;
  const wanted = accounts().find((account) => (owner ? account.uid === owner : false));
  const lent = wanted ?? account('postgres') ?? account('nobody');
  if (!lent)
    throw new Error('PostgreSQL cannot run as root and there is no user postgres or nobody. Set DATABASE_URL.');
  return lent;
}

function account(name: string): RunUser | undefined {
  return accounts().find((entry) => entry.name === name);
}

function accounts(): RunUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid >= 0);
}
