/** So many bytes wait for a slow reader; lines that come meanwhile are left out. */
const mostWaitingBytes = 1_048_576;

/** Keeps the process alive when its output cannot be written: the disk is full, or the reader went away as `| head` does. */
export function surviveFullOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  }
}

/** Where lines of the log go. One that cannot be written is left out, and the next one is tried again. */
export function standardOutput(): { write: (line: string) => void } {
  surviveFullOutput();
  return {
    write(line) {
      if (process.stdout.writableLength < mostWaitingBytes) process.stdout.write(line);
    },
  };
}

function ignore(): void {}
