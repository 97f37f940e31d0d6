import { type DeliveryCompany, usualDeliveryCompanyTerms } from '@haisha/validation/delivery-company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDeliveryCompany, deliveryCompanyBody } from '../../../../test/masters.ts';
import { createUserBy, userBody } from '../../../../test/users.ts';

const earlier = { ...usualDeliveryCompanyTerms, closingDay: 20, paymentDay: 15, capitalYen: 10_000_000 };
let test: TestApp;
let admin: Browser;
let dispatcher: Browser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  dispatcher = await logInAs(test, ['dispatcher']);
});
afterAll(() => test.close());

describe('a delivery company', () => {
  it('is created with its vehicles and drivers, read, changed, archived and restored', async () => {
    const vehicles = [{ number: '大宮 100 か 12-34', vehicleClass: 'medium', maxLoadKg: 2700 }] as const;
    const drivers = [{ name: '田中 修', phone: '09000000301', licenceClass: null, licenceExpiryDate: '2027-05-01' }];
    const created = await createDeliveryCompany(admin, { vehicles: [...vehicles], drivers });
    expect(created).toMatchObject({ vehicles, drivers, terms: usualDeliveryCompanyTerms, version: 1 });
    const url = `/api/delivery-companies/${created.id}`;
    expect((await admin.get(url)).json()).toEqual(created);
    const changed = (await admin.put(url, { ...created, drivers: [], terms: earlier })).json();
    expect(changed).toMatchObject({ version: 2, drivers: [], terms: earlier });
    expect((await admin.put(url, created)).json()).toMatchObject({ code: 'version.conflict', current: changed });
    expect((await admin.post(`${url}/archive`, { version: 2 })).json().archivedAt).not.toBeNull();
    expect((await admin.post(`${url}/restore`, { version: 3 })).json()).toMatchObject({ version: 4, archivedAt: null });
  });

  it.each([
    [{ permitNumber: '' }, 'permitNumber', 'required'],
    [{ invoiceNumber: 'T7990001000002' }, 'invoiceNumber', 'invoiceNumber.checkDigit'],
    [{ invoiceNumber: 'T7990001000001', corporateNumber: '6990001000002' }, 'invoiceNumber', 'corporateNumberOther'],
    [{ legalForm: 'soleProprietor', corporateNumber: '6990001000002' }, 'corporateNumber', 'ofCorporations'],
    [{ terms: { ...usualDeliveryCompanyTerms, paymentMonths: 2, paymentDay: 20 } }, 'terms.paymentDay', 'within60Days'],
  ])('%j is refused', async (values, path, code) => {
    const body = { ...deliveryCompanyBody(), ...values };
    expect((await admin.post('/api/delivery-companies', body)).json().errors).toMatchObject([{ path, code }]);
  });

  it.each([
    { legalForm: 'soleProprietor', invoiceNumber: 'T7990001000002' },
    { permitKind: 'light', permitNumber: null },
  ] as const)('%j is taken', async (values) => {
    expect(await createDeliveryCompany(admin, values)).toMatchObject(values);
  });

  it('has a code of its own, and is not archived while people of it have accounts', async () => {
    const { id, code } = await createDeliveryCompany(admin);
    const taken = await admin.post('/api/delivery-companies', deliveryCompanyBody({ code }));
    expect(taken.json()).toMatchObject({ code: 'value.taken', errors: [{ path: 'code', code: 'taken' }] });
    const person = await createUserBy(admin, { roles: ['partner'], deliveryCompanyId: id, name: '小川 学' });
    const archive = () => admin.post(`/api/delivery-companies/${id}/archive`, { version: 1 });
    const usedBy = [{ entity: 'user', count: 1, examples: ['小川 学'] }];
    expect((await archive()).json()).toMatchObject({ code: 'record.in_use', usedBy });
    await admin.post(`/api/users/${person.id}/archive`, { version: 1 });
    expect((await archive()).statusCode).toBe(200);
    const restored = await admin.post(`/api/users/${person.id}/restore`, { version: 2 });
    expect(restored.json().errors).toEqual([{ path: 'deliveryCompanyId', code: 'archived' }]);
  });
});

describe('the terms of a delivery company', () => {
  it('are shown to those alone who may read them, in lists too', async () => {
    const { id, code } = await createDeliveryCompany(admin, { terms: earlier });
    for (const role of ['dispatcher', 'manager', 'viewer'] as const) {
      const browser = await logInAs(test, [role]);
      expect((await browser.get(`/api/delivery-companies/${id}`)).json().terms).toBeNull();
      const { items } = (await browser.get(`/api/delivery-companies?q=${code}`)).json();
      expect(items).toMatchObject([{ id, terms: null }]);
    }
    const accounting = await logInAs(test, ['accounting']);
    expect((await accounting.get(`/api/delivery-companies/${id}`)).json().terms).toEqual(earlier);
    const { body } = await accounting.get(`/api/delivery-companies/export?q=${code}&format=csv`);
    expect(body).toContain('10000000');
  });

  it('stay as they are when somebody without the right saves the rest, and are the usual ones for a new one', async () => {
    const row = await createDeliveryCompany(admin, { terms: earlier });
    const url = `/api/delivery-companies/${row.id}`;
    const saved = await dispatcher.put(url, { ...row, terms: usualDeliveryCompanyTerms, fax: '0480001299' });
    expect(saved.json()).toMatchObject({ version: 2, fax: '0480001299', terms: null });
    expect((await admin.get(url)).json().terms).toEqual(earlier);
    const made = await createDeliveryCompany(dispatcher, { terms: earlier });
    const { terms } = (await admin.get(`/api/delivery-companies/${made.id}`)).json();
    expect(terms).toEqual(usualDeliveryCompanyTerms);
  });
});

describe('a partner', () => {
  const contacts = { phone: '0480000199', fax: null, email: 'haisha@asahi.example.jp', contactName: '小川' };

  it('reads the own company alone, and not its terms', async () => {
    const [own, foreign] = [await createDeliveryCompany(admin), await createDeliveryCompany(admin)];
    const partner = await logInAs(test, ['partner'], { deliveryCompanyId: own.id });
    const { items, total } = (await partner.get('/api/delivery-companies')).json();
    expect([total, items]).toMatchObject([1, [{ id: own.id, terms: null }]]);
    for (const path of ['', '/usage']) {
      expect((await partner.get(`/api/delivery-companies/${foreign.id}${path}`)).json().code).toBe('record.not_found');
    }
    const nobodys = await logInAs(test, ['partner']);
    expect((await nobodys.get('/api/delivery-companies')).json().total).toBe(0);
  });

  it('changes the contacts of the own company and nothing else', async () => {
    const [own, foreign] = [await createDeliveryCompany(admin), await createDeliveryCompany(admin)];
    const partner = await logInAs(test, ['partner'], { deliveryCompanyId: own.id });
    const changeContacts = (id: string, values: object) =>
      partner.put(`/api/delivery-companies/${id}/contacts`, { version: 1, ...contacts, ...values });
    const changed = (await changeContacts(own.id, { name: '別の名前', permitNumber: '0' })).json();
    const { version, updatedAt, updatedBy } = changed;
    expect(changed).toEqual({ ...own, ...contacts, version, updatedAt, updatedBy, terms: null });
    expect([version, updatedBy.id]).toEqual([2, partner.userId]);
    expect((await changeContacts(own.id, {})).json().code).toBe('version.conflict');
    expect((await changeContacts(own.id, { version: 2, phone: '1' })).json().errors).toMatchObject([
      { path: 'phone', code: 'phone' },
    ]);
    expect((await changeContacts(foreign.id, {})).json().code).toBe('record.not_found');
    expect((await partner.put(`/api/delivery-companies/${own.id}`, own)).json().code).toBe('permission.denied');
    const found = (await admin.get('/api/delivery-companies?q=haisha@asahi.example.jp')).json();
    expect(found.items).toMatchObject([{ id: own.id, terms: usualDeliveryCompanyTerms }]);
  });

  it('is shown the note of the office nowhere, finds nothing by it and keeps it', async () => {
    const note = '値上げの交渉中';
    const own = await createDeliveryCompany(admin, { note });
    const url = `/api/delivery-companies/${own.id}`;
    await admin.put(url, { ...own, note: `${note}。丁寧に` });
    const partner = await logInAs(test, ['partner'], { deliveryCompanyId: own.id });
    const found = async (browser: Browser, q: string) =>
      (await browser.get(`/api/delivery-companies?q=${encodeURIComponent(q)}`)).json().items;
    const changed = await partner.put(`${url}/contacts`, { ...contacts, version: 2 });
    const stale = await partner.put(`${url}/contacts`, { ...contacts, version: 2 });
    expect([changed.statusCode, stale.statusCode]).toEqual([200, 409]);
    for (const path of [url, `${url}/changes`, '/api/delivery-companies', `${url}/usage`]) {
      const answer = await partner.get(path);
      expect([path, answer.statusCode, answer.body.includes('交渉')]).toEqual([path, 200, false]);
    }
    expect([changed.json().note, stale.json().current.note]).toEqual([null, null]);
    expect(await found(partner, '交渉')).toEqual([]);
    expect(await found(partner, own.code)).toMatchObject([{ id: own.id, note: null }]);
    expect(await found(partner, contacts.email)).toMatchObject([{ id: own.id }]);
    expect(await found(dispatcher, `交渉 ${contacts.email}`)).toMatchObject([{ id: own.id, note: `${note}。丁寧に` }]);
    const { items } = (await admin.get(`${url}/changes`)).json();
    expect(
      items.map(({ fields }: { fields: { path: string }[] }) => fields.some(({ path }) => path === 'note')),
    ).toEqual([false, true, true]);
  });

  it('is out at once when the account moves to another company', async () => {
    const [own, next] = [
      await createDeliveryCompany(admin),
      await createDeliveryCompany(admin, { name: 'みなと軽運送' }),
    ];
    const partner = await logInAs(test, ['partner'], { deliveryCompanyId: own.id });
    const user = (await admin.get(`/api/users/${partner.userId}`)).json();
    const moved = await admin.put(`/api/users/${partner.userId}`, { ...user, deliveryCompanyId: next.id });
    expect(moved.json()).toMatchObject({ deliveryCompanyId: next.id, deliveryCompanyName: 'みなと軽運送' });
    expect((await partner.get('/api/delivery-companies')).statusCode).toBe(401);
  });

  it('has a company, and who is none has not', async () => {
    const { id: deliveryCompanyId } = await createDeliveryCompany(admin);
    const refused = await admin.post('/api/users', userBody({ roles: ['partner'] }));
    expect(refused.json().errors).toEqual([{ path: 'deliveryCompanyId', code: 'required' }]);
    const viewer = await createUserBy(admin, { roles: ['viewer'], deliveryCompanyId });
    expect(viewer).toMatchObject({ deliveryCompanyId: null, deliveryCompanyName: null });
  });
});

describe('the list of delivery companies', () => {
  it('finds, narrows and sorts', async () => {
    const day = (days: number) => new Date(test.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    await createDeliveryCompany(admin, { code: 'Q-2', kana: 'アオバ', insuranceExpiryDate: day(-3) });
    const light = { legalForm: 'soleProprietor', permitKind: 'light', insuranceExpiryDate: day(20) } as const;
    await createDeliveryCompany(admin, { ...light, code: 'Q-1', kana: 'ミナト', drivers: [] });
    const codes = async (query: string) =>
      (await admin.get(`/api/delivery-companies?q=Q-&${query}`)).json().items.map(({ code }: DeliveryCompany) => code);
    expect(await codes('')).toEqual(['Q-1', 'Q-2']);
    expect(await codes('sort=kana')).toEqual(['Q-2', 'Q-1']);
    expect(await codes('sort=insuranceExpiryDate')).toEqual(['Q-2', 'Q-1']);
    expect(await codes('insuranceDue=expired')).toEqual(['Q-2']);
    expect(await codes('insuranceDue=within30')).toEqual(['Q-1']);
    expect(await codes('insuranceDue=within7')).toEqual([]);
    expect(await codes('legalForm=soleProprietor&permitKind=light')).toEqual(['Q-1']);
    for (const sort of ['name', 'legalForm', 'permitKind', 'updatedAt']) {
      expect((await codes(`sort=-${sort}`)).length).toBe(2);
    }
  });

  it('finds a company by the number of a vehicle and the name of a driver', async () => {
    const driver = { name: '齋藤 勝', phone: null, licenceClass: null, licenceExpiryDate: null };
    const { id } = await createDeliveryCompany(admin, {
      vehicles: [{ number: '春日部 130 あ 98-76', vehicleClass: null, maxLoadKg: null }],
      drivers: [driver],
    });
    for (const q of ['98-76', '斎藤 勝']) {
      const { items } = (await admin.get(`/api/delivery-companies?q=${encodeURIComponent(q)}`)).json();
      expect(items).toMatchObject([{ id }]);
    }
  });
});
