import { lostCharacterWarnings } from '@haisha/validation/lost-characters';
import { dayWarnings } from '@haisha/validation/plausible-days';
import type { FieldError } from '@haisha/validation/rule';
import type { Reader } from '../../records/entity-repository.ts';
import type { AnyImported, AnyInput, AnyRow } from '../imported-entity.ts';
import { inputOf } from './read-draft.ts';

type Draft = { input: AnyInput | null; target: AnyRow | null };

/** Returns what the form would point out in each draft; what was odd in a record before is not told again. */
export async function warningsOf<Drafted extends Draft>(
  db: Reader,
  imported: AnyImported,
  drafts: readonly Drafted[],
  today: string,
): Promise<Map<Drafted, FieldError[]>> {
  const { exported, warnings } = imported;
  const ask = async (inputs: AnyInput[], rows: (AnyRow | null)[]) => {
    const own = (await warnings?.(db, inputs, today, rows)) ?? [];
    return inputs.map((input, index) => [
      ...(own[index] ?? []),
      ...dayWarnings(exported.name, input, { today }),
      ...lostCharacterWarnings(input),
    ]);
  };
  const found = await eachOf(drafts, ({ input }) => input, ask);
  const odd = [...found].filter(([, remarks]) => remarks.length > 0);
  const before = await eachOf(
    odd.map(([draft]) => draft),
    ({ target }) => target && inputOf(imported, target),
    ask,
  );
  return new Map(
    odd.map(([draft, remarks]) => {
      const known = new Set((before.get(draft) ?? []).map((one) => JSON.stringify(one)));
      return [draft, remarks.filter((one) => !known.has(JSON.stringify(one)))];
    }),
  );
}

/** Asks about all that have an input at once. */
async function eachOf<Drafted extends Draft>(
  drafts: readonly Drafted[],
  inputOfDraft: (draft: Drafted) => AnyInput | null,
  ask: (inputs: AnyInput[], rows: (AnyRow | null)[]) => Promise<FieldError[][]>,
): Promise<Map<Drafted, FieldError[]>> {
  const asked = drafts.flatMap((draft) => {
    const input = inputOfDraft(draft);
    return input ? [{ draft, input }] : [];
  });
  const inputs = asked.map(({ input }) => input);
  const rows = asked.map(({ draft: { target } }) => target);
  const answers = asked.length === 0 ? [] : await ask(inputs, rows);
  return new Map(asked.map(({ draft }, index) => [draft, answers[index] ?? []]));
}
