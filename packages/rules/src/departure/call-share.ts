/** The share of roll calls that an operation manager holds at least (輸送安全規則の解釈及び運用 第7条). */
const leastManagerShare = 1 / 3;

/** Who held so many calls. */
export type CallShare = { calls: number; ofManagers: number; isEnough: boolean };

/** Counts the calls, and those that an operation manager held; a third is enough, and no call lacks nothing. */
export function callShareOf(calls: readonly { isByManager: boolean }[]): CallShare {
  const ofManagers = calls.filter(({ isByManager }) => isByManager).length;
  return { calls: calls.length, ofManagers, isEnough: isEnoughOfManagers(ofManagers, calls.length) };
}

/** Tells whether so many calls by operation managers are enough of all. */
export function isEnoughOfManagers(ofManagers: number, calls: number): boolean {
  return ofManagers >= calls * leastManagerShare;
}
