import type { InBothLanguages } from '@haisha/platform';
import type { Words } from '@haisha/records/words/words';
import type { Permission } from '@haisha/rules/permission';
import type { ImportEntity } from '@haisha/validation/import-choices';

/** A master that takes files; its imports stand below its list, at `/temp/:id`. */
export type ImportMaster = {
  entity: ImportEntity;
  /** Where its list stands in the browser, and where its records are on the server. */
  path: string;
  resource: string;
  name: InBothLanguages;
  permission: Permission;
  /** Loads its words, where they do not come with the entry. */
  words?: Words;
};

/** Where all imports of a master are: the literal path of those of which none is chosen yet. */
export function importsPath({ path }: Pick<ImportMaster, 'path'>): string {
  return `${path}/temp/_id`;
}
