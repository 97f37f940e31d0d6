import { join } from 'node:path';
import { activate, type BuildName } from '../activate.ts';
import type { AreaJson } from '../area-json.ts';
import { announcedApi, partProblems, partProblemText } from '../compatibility.ts';
import type { Flipped } from '../flip.ts';
import { partOf, withBuilds } from '../live-state.ts';
import { publish } from '../publish.ts';
import { newestRevision } from '../revisions.ts';
import { rollback } from '../rollback.ts';
import { stateChangeText } from '../state-changes.ts';
import { switchArea } from '../switch-area.ts';
import {
  type CliCall,
  type CliCommand,
  type CliOutcome,
  flipOptions,
  flipRequest,
  UsageError,
  wholeNumber,
} from './command.ts';

/** Commands that change what is published or what is live. */
export const flipCommands: CliCommand[] = [
  {
    name: 'publish',
    usage: 'publish <name> [--from <folder>] [--activate]',
    summary: 'put a build into the store; with --activate also live',
    example: 'publish masters',
    options: ['from', 'activate', ...flipOptions],
    run: publishCommand,
  },
  {
    name: 'activate',
    usage: 'activate <name> <version> [<name> <version> …]',
    summary: 'put published versions live, several in one step',
    example: 'activate masters 1.0.0+3f22a80-0123456789ab',
    options: flipOptions,
    run: async (call) => flipped(await activate(call.store, pairs(call.args), flipRequest(call))),
  },
  {
    name: 'rollback',
    usage: 'rollback <name> [--to <version>] | --to-revision <n>',
    summary: 'go back to what was live before, to a version, or all to a revision',
    example: 'rollback masters --reason "list stays empty"',
    options: ['to', 'to-revision', ...flipOptions],
    run: rollbackCommand,
  },
  {
    name: 'disable',
    usage: 'disable <area>',
    summary: 'take an area out of the product',
    example: 'disable masters --reason "wrong prices"',
    options: flipOptions,
    run: async (call) => flipped(await switchArea(call.store, onlyName(call), false, flipRequest(call))),
  },
  {
    name: 'enable',
    usage: 'enable <area>',
    summary: 'put it back',
    example: 'enable masters',
    options: flipOptions,
    run: async (call) => flipped(await switchArea(call.store, onlyName(call), true, flipRequest(call))),
  },
];

async function publishCommand(call: CliCall): Promise<CliOutcome> {
  const name = onlyName(call);
  const from = call.options.from ?? join('apps', name, 'dist');
  const { build, reused } = await publish(call.store, { from, name, by: call.by });
  const { version } = build;
  const lines = [`${name} ${version} ${reused ? 'was published before; nothing was written' : 'is published'}`];
  const data = { name, version, reused };
  if (call.options.activate) {
    const outcome = flipped(await activate(call.store, [{ name, version }], flipRequest(call)));
    return { lines: [...lines, ...outcome.lines], data: { ...data, ...(outcome.data as object) } };
  }
  const problems = await foreseenProblems(call, build);
  const isLive = partOf(await newestRevision(call.store), name)?.version === version;
  if (!isLive) lines.push(`It is not live. To put it live: npm run release -- activate ${name} ${version}`);
  if (problems.length > 0)
    lines.push('As things are now, that would be refused:', ...problems.map((line) => `  ${line}`));
  return { lines, data: { ...data, live: isLive, problems } };
}

/** Returns what would keep a build from going live now; it stops nobody from publishing. */
async function foreseenProblems(call: CliCall, build: AreaJson): Promise<string[]> {
  const api = flipRequest(call).api ?? (await announcedApi(call.store));
  const current = await newestRevision(call.store);
  if (!current && build.kind === 'area') return ['no shell is live yet'];
  const problems = await partProblems(call.store, withBuilds(current, [build], 0), api);
  return problems.filter(({ name }) => name === build.name).map(partProblemText);
}

async function rollbackCommand(call: CliCall): Promise<CliOutcome> {
  const { to, 'to-revision': toRevision } = call.options;
  if (toRevision === undefined) {
    return flipped(await rollback(call.store, { name: onlyName(call), to }, flipRequest(call)));
  }
  if (call.args.length > 0 || to !== undefined)
    throw new UsageError('--to-revision takes back everything; name no area.');
  const target = { toRevision: wholeNumber('--to-revision', toRevision) };
  return flipped(await rollback(call.store, target, flipRequest(call)));
}

function flipped({ live, changes }: Flipped): CliOutcome {
  const data = { revision: live.revision, changes };
  if (changes.length === 0) return { lines: [`Live already, since revision ${live.revision} or before.`], data };
  return {
    lines: [`Live as revision ${live.revision}:`, ...changes.map((change) => `  ${stateChangeText(change)}`)],
    data,
  };
}

function onlyName({ args: [name, ...more] }: CliCall): string {
  if (name !== undefined && more.length === 0) return name;
  throw new UsageError('Name one area, or shell.');
}

function pairs(args: string[]): BuildName[] {
  const found: BuildName[] = [];
  for (let index = 0; index < args.length; index += 2) {
    const [name, version] = args.slice(index, index + 2);
    if (name === undefined || version === undefined) throw new UsageError(`Name the version of ${name} to activate.`);
    found.push({ name, version });
  }
  if (found.length > 0) return found;
  throw new UsageError('Name an area, or shell, and a published version.');
}
