/** 自部署のみ, 指定した部署, すべて: the department scope of a user. */
export const departmentScopes = ['own', 'list', 'all'] as const;
export const languages = ['ja', 'en'] as const;
export const themes = ['light', 'dark', 'system'] as const;

/** 招待中, 利用中, 利用停止: a user is invited until a first password or single sign-on, and never deleted. */
export const userStates = ['invited', 'active', 'deactivated'] as const;

export const userSortColumns = ['kana', 'name', 'loginId', 'state', 'lastLoginAt', 'createdAt', 'updatedAt'] as const;
