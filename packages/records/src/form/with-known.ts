type Option = { value: string; label: string };

/** The choices and the one that stands already: it may be archived, or beyond what the person may read. */
export function withKnown(options: readonly Option[], value: string | undefined, label: string | undefined): Option[] {
  if (value === undefined || label === undefined || options.some((option) => option.value === value))
    return [...options];
  return [...options, { value, label }];
}
