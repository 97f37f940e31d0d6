import enCargoOwner from '@haisha/i18n/en/cargo-owner.json';
import enTerm from '@haisha/i18n/en/term.json';
import jaCargoOwner from '@haisha/i18n/ja/cargo-owner.json';
import jaTerm from '@haisha/i18n/ja/term.json';

/** The words of cargo owners: they come with their pages. */
export const cargoOwnerMessages = {
  cargoOwner: { ja: jaCargoOwner, en: enCargoOwner },
  term: { ja: jaTerm, en: enTerm },
};
