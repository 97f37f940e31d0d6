import type { SystemContext } from '@chakra-ui/react/styled-system';
import { system } from '../src/theme/system.ts';

type Styles = Record<string, unknown>;
type Config = {
  base?: Styles;
  variants?: Record<string, Record<string, Styles>>;
  compoundVariants?: { css: Styles }[];
};
type Recipe = ReturnType<SystemContext['cva']>;
type Dressing = Pick<SystemContext, 'css' | 'cva' | 'sva' | 'getRecipeFn' | 'getSlotRecipeFn' | '_global'>;

/** What takes an element out of sight or out of reach, which queries and clicks ask about. */
const hiding: ReadonlySet<string> = new Set([
  'display',
  'visibility',
  'contentVisibility',
  'opacity',
  'pointerEvents',
  'hideFrom',
  'hideBelow',
]);

const nothing: Styles = Object.freeze({});
const { css, cva, sva, getRecipeFn, getSlotRecipeFn, _global } = system;
const full: Dressing = { css, cva, sva, getRecipeFn, getSlotRecipeFn, _global };
const bare = bareDressing();

/** Has the whole CSS computed for the tests of a file that ask about looks; called at its head. */
export function withLooks(): void {
  Object.assign(system, full);
}

/** Has no more CSS computed than hides something: the rest took a third of the time of all component tests. */
export function withoutLooks(): void {
  Object.assign(system, bare);
}

function bareDressing(): Dressing {
  const recipe = kept((config: Config) => bareRecipe(cva(thatHides(config) as Parameters<typeof cva>[0])));
  const slotRecipe = kept((config: Config) => sva(thatHides(config) as Parameters<typeof sva>[0]));
  const dressing = {
    css: (...styles: Parameters<typeof css>) => {
      const hide = styles.map((style) => whatHides(style as Styles)).filter((style) => style !== nothing);
      return hide.length > 0 ? css(...(hide as typeof styles)) : nothing;
    },
    cva: (config: Config = nothing) => recipe(config),
    sva: (config: Config = nothing) => slotRecipe(config),
    getRecipeFn: (key: string, fallback: Config = nothing) => recipe(system.getRecipe(key, fallback)),
    getSlotRecipeFn: (key: string, fallback: Config = nothing) => slotRecipe(system.getSlotRecipe(key, fallback)),
    _global: _global.map(whatHides),
  };
  return dressing as Dressing;
}

/** A recipe that hides nothing gives nothing without looking at what it is given. */
function bareRecipe(recipe: Recipe): Recipe {
  const { base, variants, compoundVariants } = recipe.config as Config;
  const options = Object.values(variants ?? {}).flatMap((variant) => Object.values(variant));
  const hides = [base ?? {}, ...options, ...(compoundVariants ?? [])].some((styles) => Object.keys(styles).length > 0);
  const merge = kept((other: Recipe) => bareRecipe(recipe.merge(other)));
  return Object.assign(hides ? (props?: object) => recipe(props) : () => nothing, recipe, { merge });
}

function thatHides(config: Config): Config {
  const variants = mapped(config.variants ?? {}, (options) => mapped(options, (styles) => ({ ...whatHides(styles) })));
  const compoundVariants = (config.compoundVariants ?? [])
    .map((variant) => ({ ...variant, css: whatHides(variant.css) }))
    .filter((variant) => variant.css !== nothing);
  return { ...config, base: { ...whatHides(config.base ?? {}) }, variants, compoundVariants };
}

function whatHides(styles: Styles): Styles {
  let hide: Styles | undefined;
  for (const key in styles) {
    const value = styles[key];
    const part = hiding.has(key) ? value : isStyles(value) ? whatHides(value) : nothing;
    if (part !== nothing) hide = { ...hide, [key]: part };
  }
  return hide ?? nothing;
}

function isStyles(value: unknown): value is Styles {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapped<T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function kept<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
