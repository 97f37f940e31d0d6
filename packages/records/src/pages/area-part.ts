import type { AreaRoute, FoundKind, NavigationEntry, ReadingRoute } from '@haisha/platform';
import type { FormPages, RecordDialog } from '../form/record-forms.ts';
import type { Words } from '../words/words.ts';
import type { PageCode } from './page-code.ts';

/** A page of an area: what its manifest says of it, and its code. */
export type AreaPage = ReadingRoute & {
  load: () => Promise<PageCode>;
  /** Fetches the code, where `load` only takes a part of it. */
  code?: () => Promise<unknown>;
  /** Loads the form of a row that stands on it. */
  form?: () => Promise<FormPages['RowForm']>;
  /** Loads the words of the page, where they do not come with the entry. */
  words?: Words | undefined;
};

/** Pages of an area that belong together, with their entries in the menu. Plain data apart from the loaders. */
export type AreaPart = {
  pages: readonly AreaPage[];
  navigation: readonly NavigationEntry[];
  /** What the search finds of them. */
  finds?: readonly FoundKind[];
  /** What it offers besides the pages. */
  actions?: readonly AreaRoute[];
  /** What the pages ask for besides the permissions that open them. */
  permissions: readonly string[];
  /** The namespaces of their words. */
  messages: readonly string[];
  /** The form of the record `name`, where it stands in a dialog. */
  dialog?: { name: string; load: () => Promise<RecordDialog>; words?: Words | undefined } | undefined;
};
