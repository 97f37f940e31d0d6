/** Where the shell writes what is for those who run it. */
export const log: Pick<Console, 'warn' | 'error' | 'info'> = console;
