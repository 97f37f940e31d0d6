export const auditPath = '/audit';
export const retentionPath = '/retention';
export const rolesPath = '/roles';
