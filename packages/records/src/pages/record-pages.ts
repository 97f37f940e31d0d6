import type { InBothLanguages, NavigationEntry } from '@haisha/platform';
import type { ComponentType } from 'react';
import type { FormPages, RecordDialog } from '../form/record-forms.ts';
import type { RecordPlace } from '../record-place.ts';
import type { Words } from '../words/words.ts';
import type { AreaPage, AreaPart } from './area-part.ts';

export type RecordPagesOptions = {
  /** What one record and several are called. */
  kind: InBothLanguages & { enPlural: string; reading?: string };
  /** The title of the list, where it is not the name of one record. */
  listTitle?: InBothLanguages;
  menu: Omit<NavigationEntry, 'path' | 'permission' | 'label'>;
  list: AreaPage['load'];
  /** Where the rows are read of the API and in which order first: they are then sent for with the page. */
  rows?: { at: string; sortedBy: string };
  /** The form, on pages or in a dialog over the list. */
  form?: () => Promise<FormPages>;
  dialog?: () => Promise<RecordDialog>;
  /** A row is chosen at `/edit/_id`, an address that names none. */
  choosing?: true;
  /** Pages besides list and form. */
  more?: readonly AreaPage[];
  words?: Words;
  /** What is asked for besides the acts that all records have. */
  permissions?: readonly string[];
  /** The namespaces of the words, where they are not the one named like the record. */
  messages?: readonly string[];
};

const acts = ['create', 'update', 'archive', 'export'];

/** States the pages of a record: its list, the form of a new row (`?from=` a copy), and the form of a row. */
export function recordPages(
  { name, path, formAt }: RecordPlace,
  { kind, listTitle, menu, list, form, dialog, choosing, more = [], words, rows, ...own }: RecordPagesOptions,
): AreaPart {
  const { ja, en, enPlural, reading } = kind;
  const label = { ja, en: enPlural };
  const permission = `${name}.read`;
  const add = { path: formAt(null), title: titleOf(kind, '登録', 'Add'), permission: `${name}.create` };
  const edit = { title: titleOf(kind, '編集', 'Edit'), permission, words };

  function formPages(load: () => Promise<FormPages>): AreaPage[] {
    const chosen = async () => (await load()).ChoosePage as ComponentType;
    return [
      {
        ...add,
        path: `${path}/add`,
        words,
        code: load,
        load: async () => (await load()).AddPage,
      },
      {
        path: `${path}/edit/:id`,
        ...edit,
        code: load,
        load: async () => (await load()).EditPage,
        form: async () => (await load()).RowForm,
      },
      ...(choosing ? [{ path: `${path}/edit/_id`, ...edit, code: load, load: chosen }] : []),
    ];
  }

  return {
    pages: [
      {
        path,
        title: listTitle ?? { ja, en },
        permission,
        words,
        load: list,
        ...(rows && { reads: [plainList(rows), `/saved-views?list=${name}`] }),
      },
      ...(form ? formPages(form) : []),
      ...more,
    ],
    navigation: [{ path, label, ...menu, permission, ...(reading && { reading }) }],
    actions: dialog ? [add] : [],
    finds: [{ kind: name, label, icon: menu.icon, path: decodeURIComponent(formAt(':id')) }],
    permissions: [...acts.map((act) => `${name}.${act}`), ...(own.permissions ?? [])],
    messages: own.messages ?? [name],
    dialog: dialog && { name, load: dialog, words },
  };
}

/** What a list of records asks whose address says nothing. */
function plainList({ at, sortedBy }: { at: string; sortedBy: string }): string {
  return `${at}?page=1&pageSize=50&sort=${sortedBy}&archived=exclude`;
}

/** `車両 編集`, `Edit vehicle`. */
function titleOf({ ja, en }: InBothLanguages, act: string, actEn: string): InBothLanguages {
  return { ja: `${ja} ${act}`, en: `${actEn} ${en.charAt(0).toLowerCase()}${en.slice(1)}` };
}
