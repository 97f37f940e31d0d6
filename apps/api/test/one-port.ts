import { askPort } from './ask-port.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { spreadConnections } from './spread-connections.ts';

export type OnePort = ReturnType<typeof askPort> & {
  port: number;
  processes: readonly ServerProcess[];
  close: () => Promise<void>;
};

/** Processes of the server on one database, behind one port. */
export async function startBehindOnePort(
  databaseUrl: string,
  settings: Record<string, string> = {},
  count = 2,
): Promise<OnePort> {
  const starting = Array.from({ length: count }, () => startServerProcess(databaseUrl, settings));
  const processes = await Promise.all(starting);
  const { port, close } = await spreadConnections(processes.map((one) => one.port));
  return {
    ...askPort(port),
    port,
    processes,
    close: async () => {
      close();
      await Promise.all(processes.map(({ kill }) => kill()));
    },
  };
}
