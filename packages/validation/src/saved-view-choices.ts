import { type ListedName, listedNames } from '@haisha/rules/records';

/** The lists with saved views, named as in the permissions. */
export const viewedLists = listedNames;
export type ViewedList = ListedName;
