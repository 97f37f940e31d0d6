/** The languages of files and mails. */
export type Locale = 'ja' | 'en';
