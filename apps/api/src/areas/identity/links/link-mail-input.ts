export const mailKind = 'mail';

/** Input of a job of kind `mail`: a link for a known user, or a reset for a typed login ID. */
export type MailInput =
  | { purpose: 'invitation' | 'passwordReset'; userId: string; createdBy: string }
  | { purpose: 'passwordReset'; loginId: string };
