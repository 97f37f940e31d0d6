/** The rows that a grant covers, narrowest first. */
export const scopes = ['today', 'visible', 'own', 'work', 'department', 'all'] as const;
export type Scope = (typeof scopes)[number];
