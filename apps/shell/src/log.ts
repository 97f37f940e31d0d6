/** The log of the shell, for the people who run it. */
export const log: Pick<Console, 'warn' | 'error' | 'info'> = console;
