import { demoCompanyHolidays } from '@haisha/demo-company/demo-company-holidays';
import { demoId } from '@haisha/demo-company/demo-id';
import type { CompanyHoliday } from '@haisha/validation/company-holiday';
import {
  companyHolidayRepository,
  selectCompanyHolidays,
} from '../../areas/dispatch/company-holidays/company-holiday-repository.ts';
import { companyHolidays } from '../../db/schema/dispatch/company-holidays.ts';
import type { DemoPart } from '../demo-part.ts';

/** The days that the company keeps besides public holidays. */
export const demoPart: DemoPart = {
  entity: 'companyHoliday',
  fill: (tx, today, by) =>
    tx.insert(companyHolidays).values(
      demoCompanyHolidays(today).map((input) => ({
        id: demoId(`company holiday ${input.name} ${input.from}`),
        ...input,
        ...by,
      })),
    ),
  select: selectCompanyHolidays,
  labelOf: (row) => companyHolidayRepository.nameOf(row as unknown as CompanyHoliday).label,
};
