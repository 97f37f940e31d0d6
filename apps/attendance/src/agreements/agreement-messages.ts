import enLabourAgreement from '@haisha/i18n/en/labour-agreement.json';
import jaLabourAgreement from '@haisha/i18n/ja/labour-agreement.json';

/** The words of labour agreements and of what is set for hours. */
export const agreementMessages = { labourAgreement: { ja: jaLabourAgreement, en: enLabourAgreement } };
