import { useTranslation } from '@haisha/i18n';
import type { Import } from '@haisha/validation/import';
import { ChoiceField } from './choice-field.tsx';

export type HeaderPlace = Pick<Import, 'headerRow' | 'headerRows'>;
export type HeaderRowChoiceProps = {
  given: HeaderPlace;
  /** The first rows of the file. */
  top: readonly { number: number; cells: readonly string[] }[];
  onChange: (place: HeaderPlace) => void;
};

const shownCells = 4;

/** Which row of the file names its columns, or which two do. */
export function HeaderRowChoice({ given, top, onChange }: HeaderRowChoiceProps) {
  const { t } = useTranslation('import');
  const nameOf = (place: HeaderPlace) => `${place.headerRow}/${place.headerRows}`;
  const places = top.flatMap(({ number, cells }, at) => {
    const words = cells.filter((cell) => cell.trim() !== '').slice(0, shownCells);
    const row = { headerRow: number, headerRows: 1 as const };
    const rows = { headerRow: number, headerRows: 2 as const };
    const text = words.join('・');
    const single = { place: row, label: t('reading.headerRowOf', { number, words: text }) };
    if (top[at - 1]?.number !== number - 1) return [single];
    return [single, { place: rows, label: t('reading.headerRowsOf', { first: number - 1, number, words: text }) }];
  });
  if (places.length === 0) return null;
  return (
    <ChoiceField
      label={t('reading.headerRow')}
      value={nameOf(given)}
      options={places.map(({ place, label }) => ({ value: nameOf(place), label }))}
      onChange={(value) => {
        const chosen = places.find(({ place }) => nameOf(place) === value);
        if (chosen) onChange(chosen.place);
      }}
    />
  );
}
