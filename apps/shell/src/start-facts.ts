import { isPointer, type Pointer } from '@haisha/releases/pointer';
import type { Session } from '@haisha/validation/session';

/** What a page asks for before anything else; the server puts the answers into the document. */
export type StartFacts = {
  pointer: Pointer | null;
  apiVersion: string | null;
  /** Undefined when nobody has asked for it. */
  session: Session | null | undefined;
};

export const noStartFacts: StartFacts = { pointer: null, apiVersion: null, session: undefined };

const elementId = 'haisha-start';

/** Reads what the document came with; on a static host there is nothing, and the page asks for it. */
export function readStartFacts(page: Document = document): StartFacts {
  const text = page.getElementById(elementId)?.textContent?.trim();
  if (!text) return noStartFacts;
  const { pointer, apiVersion, session } = JSON.parse(text) as Record<string, unknown>;
  return {
    pointer: isPointer(pointer) ? pointer : null,
    apiVersion: typeof apiVersion === 'string' ? apiVersion : null,
    session: isSession(session) ? session : undefined,
  };
}

function isSession(value: unknown): value is Session | null {
  return value === null || (typeof value === 'object' && 'user' in value && 'permissions' in value);
}
