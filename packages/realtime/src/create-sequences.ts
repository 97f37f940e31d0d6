export type SequenceStep = 'first' | 'next' | 'gap' | 'old';

/** The last sequence number of each channel, and what the next one means. */
export function createSequences() {
  const known = new Map<string, number>();
  return {
    get: (channel: string): number | undefined => known.get(channel),
    /** Takes the number of an arrived event. */
    take(channel: string, sequence: number): SequenceStep {
      const last = known.get(channel);
      if (last !== undefined && sequence <= last) return 'old';
      known.set(channel, sequence);
      if (last === undefined) return 'first';
      return sequence === last + 1 ? 'next' : 'gap';
    },
    /** Takes the current number of a channel from the server; returns true when something was missed. */
    correct(channel: string, sequence: number): boolean {
      const last = known.get(channel);
      if (last !== undefined && sequence <= last) return false;
      known.set(channel, sequence);
      return true;
    },
    forget: (channel: string): void => void known.delete(channel),
  };
}
