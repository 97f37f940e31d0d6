import type { InBothLanguages } from '@haisha/platform';
import type { RecordPlace } from '@haisha/records/record-place';
import type { Words } from '@haisha/records/words/words';
import type { ReferenceCells } from './reference-cells.tsx';

/** A master that takes files; its imports stand below its list, at `/temp/:id`. */
export type ImportMaster = Pick<RecordPlace, 'name' | 'path'> & {
  /** What one record is called. */
  title: InBothLanguages;
  /** Where its records are on the server. */
  resource: string;
  permission: string;
  /** Loads its words, where they do not come with the entry. */
  words?: Words;
  /** The cells that name one record of another master. */
  references?: ReferenceCells;
};

/** Where all imports of a master are: the literal path of those of which none is chosen yet. */
export function importsPath({ path }: Pick<ImportMaster, 'path'>): string {
  return `${path}/temp/_id`;
}
