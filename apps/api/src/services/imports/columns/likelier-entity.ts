import type { ImportEntity } from '@haisha/validation/import-choices';
import type { Actor } from '../../../http/access/actor.ts';
import { type AnyImported, entityOf, type Importable } from '../imported-entity.ts';
import { createFinder } from './find-columns.ts';

/** Masters have columns in common: another one is meant only where it knows so many more, and such a share more. */
const leastMore = 2;
const leastShareMore = 0.2;
/** Of those the other one knows, so many are no words of addresses and names, which most masters have. */
const leastOwn = 2;
const mostWithOwnWord = 2;

/**
 * Returns the master whose list a file with these headers rather is, of those that somebody may bring files into;
 * undefined where none is likelier than the one it was given to. `known` counts the columns that have a field there.
 */
export function likelierEntity(
  { imported }: Pick<Importable, 'imported'>,
  given: AnyImported,
  { actor, headers, known }: { actor: Actor; headers: readonly string[]; known: number },
): ImportEntity | undefined {
  const all = imported.map((one) => ({ one, found: finderOf(one)(headers) }));
  const isRare = headers.map((_, at) => all.filter(({ found }) => found[at]).length <= mostWithOwnWord);
  const own = all.find(({ one }) => one === given)?.found ?? [];
  const least = known + Math.max(leastMore, headers.length * leastShareMore);
  const [best] = all
    .filter(({ one }) => one !== given && actor.scopeOf(one.access) !== undefined)
    .filter(({ found }) => found.filter((field, at) => field && !own[at] && isRare[at]).length >= leastOwn)
    .map(({ one, found }) => ({ entity: entityOf(one), count: found.filter((field) => field !== null).length }))
    .filter(({ count }) => count >= least)
    .toSorted((one, other) => other.count - one.count);
  return best?.entity;
}

const finders = new WeakMap<AnyImported, ReturnType<typeof createFinder>>();

/** Made once: the words of a master do not change. */
function finderOf(imported: AnyImported): ReturnType<typeof createFinder> {
  const finder = finders.get(imported) ?? createFinder(imported);
  finders.set(imported, finder);
  return finder;
}
