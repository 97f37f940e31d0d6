import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Whether the process runs; a zombie, which nobody reaps in some containers, counts as dead. */
export function isRunning(pid: number): boolean {
  const state = statFields(pid)?.[0];
  return state !== undefined && state !== 'Z' && state !== 'X';
}

/** When the process started, in clock ticks since boot: with the pid it names one process for good. */
export function startedAt(pid: number): string | undefined {
  return statFields(pid)?.[19];
}

/** Processes whose working folder is this one, as with every process of a PostgreSQL server. */
export function processesIn(directory: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isRunning(pid) && workingFolder(pid) === directory);
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Fields of /proc/<pid>/stat after the command, which may itself hold spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
