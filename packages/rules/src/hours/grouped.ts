/** Items in order that belong to one week or month, the one before them, and what was made of them. */
export type Grouped<Item, Made> = {
  key: number;
  items: readonly Item[];
  previous: Item | undefined;
  made: Made;
};

/**
 * Returns the groups of items in order. A group of the same items as in `before`, after the same item, is taken over: its
 * result cannot differ.
 */
export function grouped<Item, Made>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
  make: (key: number, items: readonly Item[], previous: Item | undefined) => Made,
  before: readonly Grouped<Item, Made>[],
): Grouped<Item, Made>[] {
  const oldFrom = inStep(before, ({ key }) => key);
  const groups: Grouped<Item, Made>[] = [];
  for (let from = 0; from < items.length; ) {
    const key = keyOf(items[from] as Item);
    let to = from + 1;
    while (to < items.length && keyOf(items[to] as Item) === key) to += 1;
    const own = items.slice(from, to);
    const previous = items[from - 1];
    const same = oldFrom(key);
    const isSame = same?.key === key && same.previous === previous && haveSame(same.items, own);
    groups.push(isSame ? same : { key, items: own, previous, made: make(key, own, previous) });
    from = to;
  }
  return groups;
}

function haveSame(items: readonly unknown[], others: readonly unknown[]): boolean {
  return items.length === others.length && items.every((item, at) => item === others[at]);
}

/** Returns a function that finds items by where they start; the starts that it is asked for have to rise, as the items do. */
export function inStep<Item>(
  items: readonly Item[],
  startOf: (item: Item) => number,
): (start: number) => Item | undefined {
  let at = 0;
  return (start) => {
    while (at < items.length && startOf(items[at] as Item) < start) at += 1;
    return items[at];
  };
}
