import enCustomer from '@haisha/i18n/en/customer.json';
import enTerm from '@haisha/i18n/en/term.json';
import jaCustomer from '@haisha/i18n/ja/customer.json';
import jaTerm from '@haisha/i18n/ja/term.json';

/** The words of customers: they come with their pages. */
export const customerMessages = {
  customer: { ja: jaCustomer, en: enCustomer },
  term: { ja: jaTerm, en: enTerm },
};
