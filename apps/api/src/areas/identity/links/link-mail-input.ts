export const mailKind = 'mail';

/** What a job of kind `mail` is asked for: a link for somebody known, or a reset for whoever typed a login ID. */
export type MailInput =
  | { purpose: 'invitation' | 'passwordReset'; userId: string; createdBy: string }
  | { purpose: 'passwordReset'; loginId: string };
