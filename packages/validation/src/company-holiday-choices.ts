/**
 * What a company day does to courses: 休業 none runs, 祝日扱い they run as on a public holiday, 通常運行 as on any working day
 * although it is a public holiday.
 */
export const companyHolidayEffects = ['closed', 'asHoliday', 'asWorkday'] as const;

/** The longest period: a year. */
export const mostCompanyHolidays = 366;

export type CompanyHolidayEffect = (typeof companyHolidayEffects)[number];
