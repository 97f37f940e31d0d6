import enCallBook from '@haisha/i18n/en/call-book.json';
import enRollCall from '@haisha/i18n/en/roll-call.json';
import jaCallBook from '@haisha/i18n/ja/call-book.json';
import jaRollCall from '@haisha/i18n/ja/roll-call.json';

/** The words of the call book: they come with the page. */
export const callBookMessages = {
  callBook: { ja: jaCallBook, en: enCallBook },
  rollCall: { ja: jaRollCall, en: enRollCall },
};
