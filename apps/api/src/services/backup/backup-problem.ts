/** A backup or restore that cannot be done, with a sentence for the operator. */
export class BackupProblem extends Error {}
