import { type NameWithList, namesWithList } from '@haisha/rules/records';

/** The lists with saved views, and the allocation board, named as in the permissions. */
export const viewedLists = [...namesWithList, 'allocation'] as const;
export type ViewedList = NameWithList | 'allocation';
