import type { Routes } from '@haisha/area-tests/fake-api';
import type { DepartureRow } from '@haisha/validation/departure-board';
import type { RollCall, RollCallInput } from '@haisha/validation/roll-call';

let made = 0;

/** A driver of 岩槻 who is due at 4:00 and leaves at 4:30, as the morning board answers. */
export function departureRow({ name = '佐藤 誠', ...given }: Partial<DepartureRow> & { name?: string }): DepartureRow {
  made += 1;
  const id = (kind: number) => `${kind}0000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  return {
    driver: { id: id(7), code: `IW-D${made}`, name, nameEn: null, phone: '09000000413' },
    planned: {
      reportAt: '2026-11-25T19:00:00.000Z',
      outAt: '2026-11-25T19:30:00.000Z',
      inAt: '2026-11-26T04:00:00.000Z',
      endAt: '2026-11-26T04:30:00.000Z',
    },
    runs: [{ id: id(8), name: 'IW-S01', vehicleCode: 'IW-01', status: 'confirmed' }],
    clockInAt: null,
    leaveGarageAt: null,
    returnGarageAt: null,
    clockOutAt: null,
    leave: null,
    restMinutes: 720,
    calls: [],
    alerts: [],
    notes: [],
    ...given,
  };
}

export const boardPath = '/attendance-departure-of-the-driver';
/** The clock of the server: 4:20 in Japan. */
export const boardNow = '2026-11-25T19:20:00.000Z';

const centre = { id: '30000000-0000-4000-8000-000000000001', code: 'IW', name: '岩槻センター', nameEn: null };

/** The answers of a morning board with these drivers. */
export const boardApi = (...rows: DepartureRow[]): Routes => ({
  'GET /departments/names': () => ({ body: { items: [centre], total: 1, page: 1, pageSize: 100 } }),
  'GET /departure-board': () => ({ body: { now: boardNow, rows, alarms: [] } }),
});

/** A call as it was stored. */
export const storedCall = (input: RollCallInput): RollCall => ({ ...input, byName: '近藤 学', vehicleCode: 'IW-01' });
