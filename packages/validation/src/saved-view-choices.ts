import { type NameWithList, namesWithList } from '@haisha/rules/records';

/** The lists with saved views, named as in the permissions. */
export const viewedLists = namesWithList;
export type ViewedList = NameWithList;
