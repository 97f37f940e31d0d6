import { joinAreas } from '../../join-areas.ts';
import type { Area } from '../../module.ts';
import { allocation } from './allocations/allocation.ts';
import { checkLevel } from './checks/check-level.ts';
import { companyHoliday } from './company-holidays/company-holiday.ts';
import { delivery } from './deliveries/delivery.ts';
import { overview } from './overview/overview.ts';

/** The area of dispatch: one line an entity or subject. */
export const dispatch: Area = joinAreas([delivery, companyHoliday, allocation, checkLevel, overview]);
