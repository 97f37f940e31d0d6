/** What the audit log is about, in the order in which people choose. */
export const auditEntities = [
  'vehicle',
  'vehicleHistory',
  'vehicleType',
  'department',
  'user',
  'retentionRule',
  'audit',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** What is done to a row, or to the way into the system. */
export const auditActions = [
  'create',
  'update',
  'changeStatus',
  'archive',
  'restore',
  'addFile',
  'archiveFile',
  'restoreFile',
  'export',
  'login',
  'loginRefused',
  'logout',
  'logoutEverywhere',
  'sessionEnded',
  'invitationSent',
  'passwordResetSent',
  'passwordResetRequested',
  'passwordSet',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorRemoved',
  'recoveryCodesRenewed',
  'singleSignOnLinked',
] as const;
export type AuditAction = (typeof auditActions)[number];
