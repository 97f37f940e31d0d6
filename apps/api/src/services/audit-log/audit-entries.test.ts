import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createDepartment, createVehicle } from '../../../test/masters.ts';
import { pdfFile } from '../../../test/pictures.ts';
import { upload } from '../../../test/upload.ts';
import { migrationsFolder } from '../../db/migrate.ts';

const plate = { region: '川越', classNumber: '100', kana: 'き', serialNumber: '77' };
const label = 'T-77 川越 100 き ・・77';
const words = (q: string) => `q=${encodeURIComponent(q)}`;

let test: TestApp;
let admin: Browser;
let departmentId: string;
let vehicleId: string;
let entryId: string;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  departmentId = (await createDepartment(admin)).id;
  vehicleId = (await createVehicle(admin, { code: 'T-77', plate, departmentId })).id;
  const entries = `/api/vehicles/${vehicleId}/entries`;
  const entry = { kind: 'repair', entryDate: '2026-11-20', note: '左ミラー' };
  entryId = (await admin.post(entries, entry)).json().id;
  await admin.put(`${entries}/${entryId}`, { ...entry, kind: 'accident', version: 1 });
  const files = `${entries}/${entryId}/files`;
  const file = await upload(admin, files, { filename: '見積-書.pdf', content: pdfFile });
  await admin.delete(`${files}/${file.json().id}`);
});
afterAll(() => test.close());

async function found(query: string, browser = admin): Promise<{ action: string; label: string; entry: unknown }[]> {
  return (await browser.get(`/api/audit?entity=vehicleHistory&${query}`)).json().items;
}
const acts = async (query: string, browser = admin) => (await found(query, browser)).map(({ action }) => action);

describe('an entry of a vehicle in the audit log', () => {
  it('is named by its vehicle, its kind and its day, as they were then', async () => {
    const accident = { vehicleId, kind: 'accident', entryDate: '2026-11-20' };
    expect(await found('')).toMatchObject([
      { action: 'archiveFile', label, entry: accident },
      { action: 'addFile', label, entry: accident },
      { action: 'update', label, entry: accident },
      { action: 'create', label, entry: { ...accident, kind: 'repair' } },
    ]);
    const [vehicle] = (await admin.get(`/api/audit?entity=vehicle&entityId=${vehicleId}`)).json().items;
    expect(vehicle).toMatchObject({ label, entry: null });
  });

  it.each([
    ['the plate', '川越 100 き ・・77', ['archiveFile', 'addFile', 'update', 'create']],
    ['the code of the vehicle', 't77', ['archiveFile', 'addFile', 'update', 'create']],
    ['the name of a file', '見積-書.pdf', ['archiveFile', 'addFile']],
  ])('is found by %s', async (_, q, expected) => {
    expect(await acts(words(q))).toEqual(expected);
  });

  it('is shown with its files to the manager of the department', async () => {
    const manager = await logInAs(test, ['manager'], { departmentIds: [departmentId] });
    expect(await acts('', manager)).toEqual(['archiveFile', 'addFile', 'update', 'create']);
  });

  it('is named alike when the record is older than that', async () => {
    const before = await found('');
    const old = "label = null, entry = null, search_text = '', department_ids = '{}'";
    await test.pool.query(`update audit_records set ${old} where entity = 'vehicleHistory'`);
    const migration = await readFile(join(migrationsFolder, '0012_audit_entries.sql'), 'utf8');
    await test.pool.query(migration.split('--> statement-breakpoint')[1] ?? '');
    expect(await found('')).toEqual(before);
    for (const q of ['川越 100 き ・・77', 'T-77']) expect(await acts(words(q))).toHaveLength(4);
    expect(await acts(words('見積-書.pdf'))).toEqual(['archiveFile', 'addFile']);
    const manager = await logInAs(test, ['manager'], { departmentIds: [departmentId] });
    expect(await acts('', manager)).toHaveLength(4);
  });
});
