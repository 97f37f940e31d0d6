import { plannedDutyMinutes } from '@haisha/rules/planned-duty';
import type { OperationTime } from '@haisha/validation/operation-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createCourse, createDepartment, createOperationTime, operationTimeBody } from '../../../../test/masters.ts';

let test: TestApp;
let admin: Browser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

describe('an operation time', () => {
  it('is created, read, changed, archived and restored', async () => {
    const department = await createDepartment(admin, { name: '岩槻センター' });
    const breaks = [
      { fromMinutes: 26 * 60, minutes: 45 },
      { fromMinutes: null, minutes: 15 },
    ];
    const night = { shiftKind: 'night', startMinutes: 20 * 60, endMinutes: 27 * 60 + 30, breaks } as const;
    const created = await createOperationTime(admin, { ...night, departmentId: department.id });
    expect(created).toMatchObject({ ...night, departmentName: '岩槻センター', courseTimes: [], version: 1 });
    expect(created.dutyMinutes).toBe(plannedDutyMinutes(created));
    const url = `/api/operation-times/${created.id}`;
    expect((await admin.get(url)).json()).toEqual(created);
    const changed = (await admin.put(url, { ...created, afterMinutes: 30, breaks: [] })).json();
    expect(changed).toMatchObject({ version: 2, breaks: [], dutyMinutes: created.dutyMinutes + 10 });
    expect((await admin.put(url, created)).json()).toMatchObject({ code: 'version.conflict', current: changed });
    expect((await admin.post(`${url}/archive`, { version: 2 })).json().archivedAt).not.toBeNull();
    expect((await admin.post(`${url}/restore`, { version: 3 })).json()).toMatchObject({ version: 4, archivedAt: null });
  });

  it.each([
    [{ endMinutes: '1:00' }, 'endMinutes', 'afterStart'],
    [{ endMinutes: '48:00' }, 'endMinutes', 'nightTime'],
    [{ breaks: [{ fromMinutes: '10:30', minutes: 60 }] }, 'breaks.0.fromMinutes', 'insideShift'],
    [{ breaks: [{ minutes: 300 }, { minutes: 300 }] }, 'breaks', 'shorterThanShift'],
    [{ validTo: '2026-03-31' }, 'validTo', 'notBeforeFrom'],
    [{ dayTypes: [] }, 'dayTypes', 'choose'],
  ])('%j is refused', async (values, path, code) => {
    const { id: departmentId } = await createDepartment(admin);
    const body = { ...operationTimeBody({ departmentId }), ...values };
    expect((await admin.post('/api/operation-times', body)).json().errors).toMatchObject([{ path, code }]);
  });

  it('has a code of its own, and a department that it keeps in use', async () => {
    const { id, code, departmentId } = await createOperationTime(admin, { name: '遅番' });
    const taken = await admin.post('/api/operation-times', operationTimeBody({ code, departmentId }));
    expect(taken.json()).toMatchObject({ code: 'value.taken', errors: [{ path: 'code', code: 'taken' }] });
    const archive = () => admin.post(`/api/departments/${departmentId}/archive`, { version: 1 });
    const usedBy = [{ entity: 'operationTime', count: 1, examples: ['遅番'] }];
    expect((await archive()).json()).toMatchObject({ code: 'record.in_use', usedBy });
    await admin.post(`/api/operation-times/${id}/archive`, { version: 1 });
    expect((await archive()).statusCode).toBe(200);
    const restored = await admin.post(`/api/operation-times/${id}/restore`, { version: 2 });
    expect(restored.json().errors).toEqual([{ path: 'departmentId', code: 'archived' }]);
  });

  it('is refused with courses that are gone, each at its place', async () => {
    const courses = [await createCourse(admin), await createCourse(admin), await createCourse(admin)];
    const times = courses.map(({ id }) => ({ courseId: id, drivingMinutes: 1, handlingMinutes: 1, waitingMinutes: 1 }));
    for (const { id, version } of courses.slice(1)) await admin.post(`/api/courses/${id}/archive`, { version });
    const { id: departmentId } = await createDepartment(admin);
    const body = operationTimeBody({ departmentId, courseTimes: times });
    const refused = await admin.post('/api/operation-times', body);
    const archived = [1, 2].map((place) => ({ path: `courseTimes.${place}.courseId`, code: 'archived' }));
    expect(refused.json().errors).toEqual(archived);
  });

  it('stays within the departments of a manager, who is told so', async () => {
    const [own, { id: departmentId }] = [await createOperationTime(admin), await createDepartment(admin)];
    const manager = await logInAs(test, ['manager'], { departmentIds: [own.departmentId] });
    const refused = await manager.put(`/api/operation-times/${own.id}`, { ...own, departmentId });
    expect(refused.json().errors).toEqual([{ path: 'departmentId', code: 'ownDepartments' }]);
  });
});

describe('the list of operation times', () => {
  it('narrows to departments and shifts, and sorts', async () => {
    const { id: departmentId } = await createDepartment(admin);
    await createOperationTime(admin, { departmentId, code: 'Y-2', startMinutes: 120, validFrom: '2026-05-01' });
    const night = { shiftKind: 'night', startMinutes: 1200, endMinutes: 1700 } as const;
    await createOperationTime(admin, { departmentId, ...night, code: 'Y-1' });
    const codes = async (query: string) =>
      (await admin.get(`/api/operation-times?q=Y-&${query}`)).json().items.map(({ code }: OperationTime) => code);
    expect(await codes('')).toEqual(['Y-1', 'Y-2']);
    expect(await codes('sort=startMinutes')).toEqual(['Y-2', 'Y-1']);
    expect(await codes('sort=shiftKind')).toEqual(['Y-2', 'Y-1']);
    expect(await codes('sort=-validFrom')).toEqual(['Y-2', 'Y-1']);
    expect(await codes(`shiftKind=night&departmentId=${departmentId}`)).toEqual(['Y-1']);
    for (const sort of ['name', 'departmentName', 'updatedAt']) expect((await codes(`sort=${sort}`)).length).toBe(2);
  });

  it('goes out with times as they are spoken', async () => {
    const breaks = [{ fromMinutes: 1530, minutes: 45 }];
    const night = { shiftKind: 'night', startMinutes: 1200, endMinutes: 1650, breaks } as const;
    await createOperationTime(admin, { ...night, code: 'W-1', dayTypes: ['weekday', 'holiday'] });
    const { body } = await admin.get('/api/operation-times/export?q=W-1&format=csv');
    for (const text of ['平日 / 祝日', '20:00', '27:30', '25:30 45']) expect(body).toContain(text);
  });
});
