import type { Role, Scope } from '@haisha/rules/permission';

/** 注意, 地図, 写真, 変更, クレーム, 事故. */
export const noteCategories = ['caution', 'map', 'photo', 'change', 'complaint', 'accident'] as const;

/** 通常, 重要, 緊急. */
export const noteImportances = ['normal', 'important', 'urgent'] as const;

/** 社内, ドライバー, 協力会社: each is also seen by whom the narrower one is meant for. */
export const noteVisibilities = ['company', 'drivers', 'partners'] as const;
export type NoteVisibility = (typeof noteVisibilities)[number];
export type NoteAudience = Exclude<NoteVisibility, 'company'>;

/** The order of the destinations; without a choice the one comes first of which something was said last. */
export const sharedDestinationSortColumns = ['lastEntryAt', 'code', 'name'] as const;

/** What people of these roles see and may write: the office all, drivers what is for them, partners what is for all. */
export function visibilitiesOf(roles: readonly Role[], scope: Scope | undefined): readonly NoteVisibility[] {
  if (scope === undefined) return [];
  if (scope === 'all') return noteVisibilities;
  return roles.includes('driver') ? ['drivers', 'partners'] : ['partners'];
}

/** Of drivers and partners those who hear of a note: what is for partners the drivers see as well. */
export function audiencesOf(visibility: NoteVisibility): NoteAudience[] {
  if (visibility === 'company') return [];
  return visibility === 'drivers' ? ['drivers'] : ['drivers', 'partners'];
}
