import enCargoOwner from '@haisha/i18n/en/cargo-owner.json';
import enCustomer from '@haisha/i18n/en/customer.json';
import enTerm from '@haisha/i18n/en/term.json';
import jaCargoOwner from '@haisha/i18n/ja/cargo-owner.json';
import jaCustomer from '@haisha/i18n/ja/customer.json';
import jaTerm from '@haisha/i18n/ja/term.json';

/** The words of customers and cargo owners: they come with those pages, so that no other page waits for them. */
export const customerMessages = {
  customer: { ja: jaCustomer, en: enCustomer },
  cargoOwner: { ja: jaCargoOwner, en: enCargoOwner },
  term: { ja: jaTerm, en: enTerm },
};
