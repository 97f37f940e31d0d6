import { useRowWords } from './use-row-words.ts';

/** Who else is at a run of the row: the family name alone, the whole name on hover; bars say it to those who hear. */
export function HereTag({ names }: { names: readonly string[] }) {
  const { t } = useRowWords();
  const all = [...new Set(names)];
  return (
    <span data-here="" aria-hidden="true" title={t('others.at', { names: all.join(t('row.separator')) })}>
      {all.map(firstWord).join(t('row.separator'))}
    </span>
  );
}

function firstWord(name: string): string {
  return name.split(/[\s\u3000]+/)[0] ?? name;
}
