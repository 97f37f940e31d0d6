import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type CliCommand,
  type CliOption,
  type CliOptions,
  type CliOutcome,
  optionTypes,
  UsageError,
} from './cli/command.ts';
import { flipCommands } from './cli/flip-commands.ts';
import { commandHelp, help } from './cli/help.ts';
import { storeCommands } from './cli/store-commands.ts';
import { FlipConflict, ReleaseRefusal } from './release-error.ts';
import { storeProblem } from './store-problem.ts';

const commands = [...storeCommands, ...flipCommands];
const everywhere: readonly CliOption[] = ['help', 'store', 'json'];

const exitCodes = { failed: 1, usage: 2, refused: 3, conflict: 4 } as const;

// A reader that closes the pipe, as `| head` does, is no failure.
process.stdout.on('error', () => undefined);
process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const json = args.includes('--json');
  try {
    const { positionals, values } = parse(args);
    const [name, ...rest] = positionals;
    const command = commands.find((known) => known.name === name);
    if (values.help || name === undefined || name === 'help') {
      write(process.stdout, command ? commandHelp(command) : help(commands));
      return 0;
    }
    if (!command) throw new UsageError(`There is no command ${name}. ${knownCommands()}`);
    return report(await run(command, rest, values), json);
  } catch (error) {
    return reportError(error, json);
  }
}

function parse(args: string[]): { positionals: string[]; values: CliOptions } {
  try {
    return parseArgs({ args, allowPositionals: true, options: optionTypes });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(command: CliCommand, args: string[], options: CliOptions): Promise<CliOutcome> {
  const allowed: readonly string[] = [...command.options, ...everywhere];
  const unknown = Object.keys(options).find((option) => !allowed.includes(option));
  if (unknown !== undefined) {
    throw new UsageError(`${command.name} has no option --${unknown}.\n${commandHelp(command)}`);
  }
  const store = storeFolder(options.store);
  try {
    return await command.run({ store, by: options.by ?? userInfo().username, args, options });
  } catch (error) {
    throw storeProblem(store, error);
  }
}

/** Returns the store of the running product, unless another one is named. */
function storeFolder(named: string | undefined): string {
  const { RELEASE_STORE, DATA_DIR } = process.env;
  return resolve(named || RELEASE_STORE || join(DATA_DIR || '.data', 'store'));
}

function report({ lines, data, failed }: CliOutcome, json: boolean): number {
  write(process.stdout, json ? JSON.stringify(data, null, 2) : lines.join('\n'));
  return failed ? exitCodes.failed : 0;
}

function reportError(error: unknown, json: boolean): number {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof ReleaseRefusal || error instanceof FlipConflict ? error.code : undefined;
  const outcome = outcomeOf(error);
  if (json) write(process.stdout, JSON.stringify({ error: { code: code ?? outcome, message } }, null, 2));
  else write(process.stderr, message);
  return exitCodes[outcome];
}

function outcomeOf(error: unknown): keyof typeof exitCodes {
  if (error instanceof UsageError) return 'usage';
  if (error instanceof ReleaseRefusal) return 'refused';
  if (error instanceof FlipConflict) return 'conflict';
  return 'failed';
}

function knownCommands(): string {
  return `Commands: ${commands.map(({ name }) => name).join(', ')}. More: npm run release -- --help`;
}

function write(stream: NodeJS.WriteStream, text: string): void {
  stream.write(`${text}\n`);
}
