import type { Role, Scope } from '@haisha/rules/permission';

/** 注意, 地図, 写真, 変更, クレーム, 事故. */
export const noteCategories = ['caution', 'map', 'photo', 'change', 'complaint', 'accident'] as const;

/** 通常, 重要, 緊急. */
export const noteImportances = ['normal', 'important', 'urgent'] as const;

/** 社内, ドライバー, 協力会社: each group also sees notes for the groups after it. */
export const noteVisibilities = ['company', 'drivers', 'partners'] as const;
export type NoteVisibility = (typeof noteVisibilities)[number];
export type NoteAudience = Exclude<NoteVisibility, 'company'>;

/** The order of the destinations; by default the one with the latest note or comment comes first. */
export const sharedDestinationSortColumns = ['lastEntryAt', 'code', 'name'] as const;

/**
 * Returns the visibilities that users with these roles may read and write: the office all, drivers those for drivers
 * and partners, partners those for partners.
 */
export function visibilitiesOf(roles: readonly Role[], scope: Scope | undefined): readonly NoteVisibility[] {
  if (scope === undefined) return [];
  if (scope === 'all') return noteVisibilities;
  return roles.includes('driver') ? ['drivers', 'partners'] : ['partners'];
}

/** Returns which drivers and partners are notified of a note: drivers also see notes for partners. */
export function audiencesOf(visibility: NoteVisibility): NoteAudience[] {
  if (visibility === 'company') return [];
  return visibility === 'drivers' ? ['drivers'] : ['drivers', 'partners'];
}
