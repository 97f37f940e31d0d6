import type { Run } from '../day/board-types.ts';
import type { DraftStop } from './stops-draft.ts';

/** What is typed, and the stops that it began with. */
export type KeptDraft = { draft: readonly DraftStop[]; base: Run['stops'] };

/** What was typed and not saved: kept while the page is open, so that a look at another run loses nothing. */
const kept = new Map<string, KeptDraft>();

/** Returns whether stops of a run were edited and not saved. */
export function hasKeptDraft(runId: string): boolean {
  return kept.has(runId);
}

/** Returns what was typed for a run; undefined for nothing. */
export function keptDraft(runId: string): KeptDraft | undefined {
  return kept.get(runId);
}

/** Keeps what is typed for a run; null forgets it. */
export function keepDraft(runId: string, draft: KeptDraft | null): void {
  if (draft) kept.set(runId, draft);
  else kept.delete(runId);
}
