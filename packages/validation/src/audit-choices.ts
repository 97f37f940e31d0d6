import { type RecordName, recordNames } from '@haisha/rules/records';

/** The subjects of the audit log, in the order in which people choose. */
export const auditEntities = recordNames;
export type AuditEntity = RecordName;

/** What is done to a row, or at login. */
export const auditActions = [
  'create',
  'update',
  'changeStatus',
  'archive',
  'restore',
  'addFile',
  'archiveFile',
  'restoreFile',
  'view',
  'confirm',
  'export',
  'import',
  'undoImport',
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
