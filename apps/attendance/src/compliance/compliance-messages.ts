import enCompliance from '@haisha/i18n/en/compliance.json';
import enHours from '@haisha/i18n/en/hours.json';
import enLabourAgreement from '@haisha/i18n/en/labour-agreement.json';
import jaCompliance from '@haisha/i18n/ja/compliance.json';
import jaHours from '@haisha/i18n/ja/hours.json';
import jaLabourAgreement from '@haisha/i18n/ja/labour-agreement.json';

/** The words of compliance; those of findings and of readings are shared. */
export const complianceMessages = {
  compliance: { ja: jaCompliance, en: enCompliance },
  hours: { ja: jaHours, en: enHours },
  labourAgreement: { ja: jaLabourAgreement, en: enLabourAgreement },
};
