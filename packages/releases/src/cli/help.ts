import type { CliCommand } from './command.ts';

const call = 'npm run release --';

/** Lists all commands, one line each. */
export function help(commands: readonly CliCommand[]): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return [
    `Publishes builds, puts them live and takes them back. ${call} <command>`,
    '',
    ...commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    'For every command:',
    '  --store <folder>  the release store; default RELEASE_STORE, else DATA_DIR/store, else .data/store',
    '  --json            one JSON document instead of text',
    '  --help            this text; with a command, its options',
    '',
    'For every command that changes what is live:',
    '  --by <name>       who does it; default the name of your account',
    '  --reason <text>   why; a rollback needs one',
    '  --expect <n>      only if revision n is still the newest',
    '  --api <version>   check against this API instead of the one that announced itself in the store',
    '',
    'Ends with 0 done, 1 failed or damage found, 2 wrong call, 3 refused with reasons, 4 somebody else was first.',
  ].join('\n');
}

/** Describes one command with its options and an example. */
export function commandHelp({ usage, summary, options, example }: CliCommand): string {
  const named = options.map((option) => `--${option}`).join(', ');
  return [
    `${call} ${usage}`,
    summary,
    `Options: ${[named, '--store, --json'].filter(Boolean).join(', ')}`,
    `Example: ${call} ${example}`,
  ].join('\n');
}
