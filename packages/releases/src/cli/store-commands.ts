import type { Pointer } from '../pointer.ts';
import { leastDepth, prune, shortestDays } from '../prune.ts';
import { ReleaseRefusal } from '../release-error.ts';
import { readRevision, readRevisions } from '../revisions.ts';
import { stateChanges, stateChangeText } from '../state-changes.ts';
import { status } from '../status.ts';
import { verify } from '../verify.ts';
import { type CliCall, type CliCommand, type CliOutcome, UsageError, wholeNumber } from './command.ts';

/** Commands that read the store, and the one that tidies it. */
export const storeCommands: CliCommand[] = [
  {
    name: 'status',
    usage: 'status',
    summary: 'what is live, and what a rollback would bring',
    example: 'status',
    options: [],
    run: statusCommand,
  },
  {
    name: 'history',
    usage: 'history [--limit <n>]',
    summary: 'who changed what and why, newest first',
    example: 'history --limit 5',
    options: ['limit'],
    run: historyCommand,
  },
  {
    name: 'diff',
    usage: 'diff <a> <b>',
    summary: 'what differs between two revisions',
    example: 'diff 411 413',
    options: [],
    run: diffCommand,
  },
  {
    name: 'verify',
    usage: 'verify',
    summary: 'read every byte again and tell what was changed, is missing or was added',
    example: 'verify',
    options: [],
    run: verifyCommand,
  },
  {
    name: 'prune',
    usage: 'prune [--days <n>] [--depth <n>] [--dry-run]',
    summary: `remove versions older than ${shortestDays} days and not among the newest ${leastDepth}`,
    example: 'prune --dry-run',
    options: ['days', 'depth', 'dry-run'],
    run: pruneCommand,
  },
];

async function statusCommand({ store }: CliCall): Promise<CliOutcome> {
  const data = await status(store);
  const { live, parts, problems, api } = data;
  if (!live) return { lines: [`Nothing is live in ${store}.`], data };
  const lines = [
    heading(live),
    ...parts.map(({ name, version, enabled, rollbackTo }) => {
      const back = rollbackTo === null ? 'nothing to roll back to' : `rollback: ${rollbackTo}`;
      return `  ${name} ${version}${enabled ? '' : ' (disabled)'}  ${back}`;
    }),
    `  api ${api ?? 'unknown'}`,
    ...problems.map((problem) => `  problem: ${problem}`),
  ];
  return { lines, data };
}

async function historyCommand({ store, options: { limit = '20' } }: CliCall): Promise<CliOutcome> {
  const revisions = await readRevisions(store);
  const shown = revisions.slice(-wholeNumber('--limit', limit, 1)).reverse();
  const lines = shown.flatMap((revision) => {
    const before = revisions.find(({ revision: number }) => number === revision.parent) ?? null;
    return [heading(revision), ...stateChanges(before, revision).map((change) => `  ${stateChangeText(change)}`)];
  });
  return { lines: lines.length > 0 ? lines : [`Nothing was ever live in ${store}.`], data: shown };
}

async function diffCommand({ store, args }: CliCall): Promise<CliOutcome> {
  const [a, b, ...more] = args;
  if (a === undefined || b === undefined || more.length > 0) throw new UsageError('Name two revisions.');
  const changes = stateChanges(await revision(store, a), await revision(store, b));
  return { lines: changes.length > 0 ? changes.map(stateChangeText) : ['No difference.'], data: changes };
}

async function verifyCommand({ store }: CliCall): Promise<CliOutcome> {
  const data = await verify(store);
  const { versions, revisions, findings } = data;
  const sum = `${versions} versions, ${revisions} revisions: ${findings.length === 0 ? 'all as published' : `${findings.length} findings`}`;
  return { lines: [...findings, sum], data, failed: findings.length > 0 };
}

async function pruneCommand({ store, options }: CliCall): Promise<CliOutcome> {
  const { days, depth, 'dry-run': dryRun } = options;
  const data = await prune(store, {
    days: days === undefined ? undefined : wholeNumber('--days', days, shortestDays),
    depth: depth === undefined ? undefined : wholeNumber('--depth', depth, leastDepth),
    dryRun,
  });
  const verb = dryRun ? 'would be removed' : 'removed';
  const lines = data.removed.map(({ name, version }) => `${name} ${version} ${verb}`);
  return { lines: [...lines, `${data.removed.length} ${verb}, ${data.kept} kept`], data };
}

async function revision(store: string, text: string): Promise<Pointer> {
  const found = await readRevision(store, wholeNumber('A revision', text));
  if (!found) throw new ReleaseRefusal('revision.unknown', `There is no revision ${text}.`);
  return found;
}

function heading({ revision: number, at, by, kind, from, reason }: Pointer): string {
  const source = from === undefined ? '' : ` of ${from}`;
  return `revision ${number}  ${at}  ${kind}${source} by ${by}${reason && `: ${reason}`}`;
}
