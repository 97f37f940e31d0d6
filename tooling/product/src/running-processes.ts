import { readdirSync, readFileSync } from 'node:fs';

/** The processes that came out of this one, children before their own children; none where there is no /proc. */
export function descendantsOf(pid: number): number[] {
  const children = childrenByParent();
  const found: number[] = [];
  for (let asked: number[] = [pid]; asked.length > 0; ) {
    asked = asked.flatMap((parent) => children.get(parent) ?? []);
    found.push(...asked);
  }
  return found;
}

/** A zombie, which nobody reaps in some containers, does not run. */
export function isRunning(pid: number): boolean {
  const state = statOf(pid)?.[0];
  return state !== undefined && state !== 'Z';
}

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const pid of pids()) {
    const parent = statOf(pid)?.[1];
    if (parent !== undefined) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), pid]);
  }
  return children;
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** What the system says of a process after its name, which may hold anything: its state, its parent and so on. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
