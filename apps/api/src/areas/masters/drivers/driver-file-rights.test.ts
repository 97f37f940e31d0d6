import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { check, driverFilesOf, earlierCheck } from '../../../../test/driver-files.ts';
import { startImports } from '../../../../test/imports.ts';
import { createDriver } from '../../../../test/masters.ts';
import { product } from '../../../areas.ts';
import { systemClock } from '../../../clock.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import { createActor } from '../../../http/access/actor.ts';
import { csvText } from '../../../services/exports/file/csv-cell.ts';
import { importedOf } from '../../../services/imports/imported-entity.ts';
import { createJudge } from '../../../services/imports/judge/create-judge.ts';
import { asRead } from '../../../services/imports/judge/judged-row.ts';
import { inputOf } from '../../../services/imports/judge/read-draft.ts';
import { scopeOver } from '../../../services/records/read/row-scope.ts';
import { labelsOf } from '../../../services/words/labels.ts';
import { removeLeftDrivers } from './remove-left-drivers.ts';

const { test, admin, stop } = await startImports({}, { at: '2026-11-21T03:00:00Z' });
afterAll(stop);
const files = driverFilesOf(test, admin);

describe('a record that a file changes', () => {
  it('is emptied where it can be, and given back whole by undoing', async () => {
    const driver = await files.recorded();
    const before = await files.recordOf(driver);
    const id = await files.applied(
      'コード,免許証番号,免許の種類,免許の有効期限',
      `${driver.code},#CLEAR,#CLEAR,#CLEAR`,
    );
    expect(await files.recordOf(driver)).toMatchObject({
      licenceNumber: null,
      licences: [],
      healthChecks: [check, earlierCheck],
    });
    await files.all.undo(id);
    const { version: _, updatedAt: _at, ...restored } = await files.recordOf(driver);
    expect(before).toMatchObject(restored);
    expect((await files.read(driver.code)).licenceExpiryDate).toBe('2027-05-01');
  });

  it('is empty again by undoing where there was none', async () => {
    const driver = await files.read((await createDriver(admin)).code);
    const id = await files.applied('コード,免許証番号,免許の有効期限', `${driver.code},433012345630,2028-01-01`);
    expect((await files.read(driver.code)).licenceExpiryDate).toBe('2028-01-01');
    await files.all.undo(id);
    expect(await files.recordOf(driver)).toMatchObject({ version: 2, licenceNumber: null });
    expect(await files.read(driver.code)).toMatchObject({
      licenceExpiryDate: driver.licenceExpiryDate,
      lacksLicence: true,
    });
  });

  it('stays where somebody changed it since, and is not written where it was changed meanwhile', async () => {
    const driver = await files.recorded();
    const id = await files.applied('コード,免許証番号', `${driver.code},113012345640`);
    const given = await files.judge('コード,免許証番号', `${driver.code},113112345620`);
    await admin.put(`/api/drivers/${driver.id}/record`, { ...(await files.recordOf(driver)), hasTowing: true });
    expect((await files.all.undo(id)).undone).toMatchObject({ undone: 0, changed: 1 });
    expect((await files.all.apply(given.id)).job?.status).toBe('failed');
    expect((await files.all.apply(given.id, 'validOnly')).outcomes).toMatchObject({ rejected: 1, updated: 0 });
    expect(await files.recordOf(driver)).toMatchObject({ licenceNumber: '113012345640', hasTowing: true });
  });

  it('has its own history, of which that of the driver says nothing', async () => {
    const driver = await files.recorded();
    const id = await files.applied('コード,健康診断日,健診結果', `${driver.code},2026-10-05,就業制限`);
    expect(await files.read(driver.code)).toMatchObject({ version: driver.version });
    const [, added] = await files.actsOn(driver, 'driverRecord');
    expect(added).toMatchObject({
      action: 'import',
      label: `${driver.code} ${driver.name}`,
      departmentIds: [driver.departmentId],
      after: { healthChecks: [{ result: 'restricted' }, {}, {}] },
    });
    expect((await files.actsOn(driver, 'driver')).map(({ action }) => action)).toEqual(['create']);
    const { items } = (await admin.get(`/api/drivers/${driver.id}/record/changes`)).json();
    expect(items[0].fields.map(({ path }: { path: string }) => path)).toEqual(['healthChecks']);
    await files.all.undo(id);
    await files.applied('コード,通称,健康診断日,健診結果', `${driver.code},誠,2026-10-05,就業制限`);
    const acts = await files.actsOn(driver, 'driver');
    expect(acts.map(({ action }) => action)).toEqual(['create', 'import']);
    expect(JSON.stringify(acts)).not.toMatch(/restricted|healthCheck"|licenceNumber|recorded/);
    expect((await files.actsOn(driver, 'driverRecord')).at(-2)).toMatchObject({ action: 'undoImport' });
  });
});

describe('a driver whose time is over', () => {
  it('leaves in imports what the file says, and nothing of what was known besides', async () => {
    const driver = await files.recorded();
    const id = await files.applied(
      'コード,退職日,退職の理由,免許証番号',
      `${driver.code},2026-10-31,転職,113012345640`,
    );
    const open = await files.judge('コード,免許証番号', `${driver.code},113112345620`);
    await removeLeftDrivers(test.db, { keepMonths: 0, today: '2026-11-21', most: 10 });
    const { rows } = await test.pool.query(
      `select cells, "values", changes, updates, target_label, before from import_rows
       left join import_results using (import_id, number) where import_id = any($1)`,
      [[id, open.id]],
    );
    const nothing = { values: null, changes: null, updates: null, target_label: driver.code, before: null };
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ ...nothing, cells: [driver.code, ...row.cells.slice(1)] });
    expect((await files.all.undo(id)).undone).toMatchObject({ undone: 0, changed: 1 });
    expect((await files.all.apply(open.id, 'validOnly')).outcomes).toMatchObject({ updated: 0, rejected: 1 });
  });

  it('is a code to the rows of imports that resemble him, or want what is his', async () => {
    const left = await createDriver(admin, { leftDate: '2026-10-31', leftReason: '転職' });
    const other = await createDriver(admin);
    const open = await files.judge('コード,電話番号', `${other.code},0312345678`);
    const record = { id: left.id, label: `${left.code} ${left.name}` };
    const [about, kept] = [
      { key: 'phone', isUnique: false },
      { kind: 'row', key: 'phone', isUnique: false, number: 9 },
    ] as const;
    const params = { label: record.label };
    await test.db
      .update(importRows)
      .set({
        conflicts: [kept, { kind: 'record', ...about, record }],
        issues: [{ column: 1, path: 'phone', code: 'importRow.taken', params }],
      })
      .where(eq(importRows.importId, open.id));
    await removeLeftDrivers(test.db, { keepMonths: 0, today: '2026-11-21', most: 10 });
    const rows = await test.db.select().from(importRows).where(eq(importRows.importId, open.id));
    expect(rows).toMatchObject([
      {
        conflicts: [kept, { ...about, record: { id: left.id, label: left.code } }],
        issues: [{ column: 1, params: { label: left.code } }],
        targetLabel: `${other.code} ${other.name}`,
      },
    ]);
  });
});

describe('what few may read of drivers', () => {
  it.each(['manager', 'assistant', 'dispatcher', 'accounting', 'viewer', 'driver', 'partner'] as const)(
    'is in no file that the role %s takes away, and in no list or history',
    async (role) => {
      const driver = await files.recorded();
      await files.applied('コード,通称,健康診断日,健診結果', `${driver.code},誠,2026-10-05,就業制限`);
      const browser = await logInAs(test, [role]);
      expect((await browser.get(`/api/drivers/export?format=csv&q=${driver.code}`)).statusCode).toBe(403);
      const bodies = await Promise.all(
        [`/api/drivers?q=${driver.code}`, `/api/drivers/${driver.id}`, `/api/drivers/${driver.id}/changes`].map(
          async (path) => (await browser.get(path)).body,
        ),
      );
      expect(bodies.join()).not.toMatch(/restricted|就業制限|"healthCheck"|"record"|433012345630|2026-10-05/);
    },
  );

  it.each([
    ['manager', 404],
    ['labour', 404],
    ['assistant', 403],
    ['dispatcher', 404],
    ['accounting', 404],
    ['viewer', 403],
    ['driver', 403],
    ['partner', 403],
  ] as const)('is in nothing that the role %s reads of somebody else’s import', async (role, refused) => {
    const driver = await files.recorded();
    const { id } = await files.judge(
      'コード,免許証番号,健康診断日,健診結果',
      `${driver.code},113012345640,2026-10-05,就業制限`,
      `${driver.code},113012345640,いつか,就業制限`,
    );
    const browser = await logInAs(test, [role]);
    for (const path of ['', '/rows', '/rejected', '/sample']) {
      const { statusCode, body } = await browser.get(files.all.at(id) + path);
      expect({ path, statusCode }).toEqual({ path, statusCode: refused });
      expect(body).not.toMatch(/113012345640|433012345630|就業制限|要観察|restricted|watch/);
    }
    expect((await browser.get('/api/imports')).body).not.toContain(id);
    const rejected = await admin.get(`${files.all.at(id)}/rejected`);
    expect([rejected.statusCode, rejected.body]).toEqual([200, expect.stringContaining('113012345640')]);
  });

  it('leaves with those who may export it, and the log says with which columns', async () => {
    const driver = await files.recorded();
    const labour = await logInAs(test, ['labour']);
    const { body } = await labour.get(
      `/api/drivers/export?format=csv&q=${driver.code}&columns=code&columns=record.licences&columns=healthCheck.result`,
    );
    expect(body).toContain(`${driver.code},大型 2010-04-01,要観察`);
    const [taken] = await test.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.action, 'export'), eq(auditRecords.actorId, labour.userId)));
    expect(taken?.after).toMatchObject({ columns: ['code', 'record.licences', 'healthCheck.result'] });
  });

  it('is empty to those who may not read it, and refused to those who may not write it', async () => {
    const driver = await files.recorded();
    const imported = importedOf(product, 'driver');
    const facts = {
      userId: admin.userId,
      name: '',
      departmentScope: 'all',
      departmentIds: [],
      deliveryCompanyId: null,
    } as const;
    const actor = createActor({ ...facts, departmentIds: [], roles: ['admin'] });
    const mayAll = scopeOver(actor, 'all', systemClock);
    const scope = { ...mayAll, may: (one: string) => !one.startsWith('driverQualification.') } as typeof mayAll;
    const [row] = await imported.exported.rows(test.db, [driver.id], scope);
    const columns = imported.exported.columns(labelsOf('driver', 'ja'));
    const hidden = columns.filter(({ id }) => /^(?:record|healthCheck|aptitudeTest)\.|^lacks/.test(id));
    expect(hidden).toHaveLength(18);
    expect(hidden.map(({ cell }) => row && csvText(cell(row)))).toEqual(Array(18).fill(''));

    const manner = { format: 'csv', encoding: 'utf8', locale: 'ja' } as const;
    const choice = { mapping: ['code', 'name', 'healthCheck.date', 'record.licenceNumber'], fixed: [] };
    const judged = await createJudge({ db: test.db, imported, named: product.named, choice, manner, actor, scope });
    const cells = [driver.code, '別の 氏名', '2026-10-05', '433012345630'];
    const [refused, taken] = await judged(
      [cells, [driver.code, '別の 氏名', '', '']].map((one, at) => asRead({ number: at + 2, cells: one })),
    );
    expect(refused?.issues).toEqual([
      { column: 2, path: 'healthCheck.date', code: 'importRow.notAllowed' },
      { column: 3, path: 'record.licenceNumber', code: 'importRow.notAllowed' },
    ]);
    expect(taken).toMatchObject({ verdict: 'update', issues: [] });
    if (!row) throw new Error('the driver is gone');
    await test.db.transaction(async (tx) => {
      const write = { tx, actor, scope, requestId: '' };
      await imported.update(write, [{ row, input: { ...inputOf(imported, row), shortName: '別の' } }]);
    });
    expect(await files.read(driver.code)).toMatchObject({ shortName: '別の', nextHealthCheckDate: '2027-04-01' });
    expect(await files.recordOf(driver)).toMatchObject({ healthChecks: [check, earlierCheck], version: 1 });
  });
});
