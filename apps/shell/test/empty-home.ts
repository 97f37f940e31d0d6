import type { Home } from '@haisha/validation/home';

/** The answer of `/api/home` in a company without vehicles. */
export const emptyHome: { body: Home } = {
  body: {
    today: '2026-11-21',
    firstSteps: [],
    vehicleCount: 0,
    vehiclesByStatus: [],
    departments: [],
  },
};
