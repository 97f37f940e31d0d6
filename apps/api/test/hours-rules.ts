import { firstParameters } from '@haisha/rules/hours/first-parameters';

/** What a company sets for its hours, as a browser sends it. */
export const hoursRuleBody = {
  revision: 0,
  validFrom: '2027-04-01',
  labourMonthStartDay: 1,
  readings: firstParameters.readings,
  reason: '試験',
};
