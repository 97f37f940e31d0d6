import { type Answer, problem } from '@haisha/area-tests/fake-api';
import { fill } from '@haisha/testing/fill';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { edit, large, one, page, reads, record, row } from '../../test/driver-page.ts';
import { noDriverPay } from '../../test/drivers.ts';
import { renderPage } from '../../test/render-page.tsx';
import { vehicleType } from '../../test/vehicles.ts';

const unsaved = '未保存の入力があります';

describe('what the board calls a driver', () => {
  const name = () => screen.findByRole('textbox', { name: /^氏名/ });
  const shortName = () => screen.getByRole('textbox', { name: /^呼び名/ });

  test('fills itself from the name, without its space, until it is written by hand', async () => {
    const { user } = await renderPage('/drivers/add', { api: reads });
    await user.type(await name(), '高田　健二');
    expect(shortName()).toHaveValue('高田健二');
    await user.clear(shortName());
    await user.type(shortName(), '高田');
    await user.type(await name(), '郎');
    expect(shortName()).toHaveValue('高田');
  });

  test('stays as it is when the name of a driver is changed', async () => {
    const { user } = await renderPage(edit, { api: reads });
    await user.type(await name(), '郎');
    expect(shortName()).toHaveValue(row.shortName);
  });
});

describe('a driver and what few read of it', () => {
  test('are saved each by itself, and what is typed in one stays while another is saved', async () => {
    const { user, writes } = await renderPage(`${edit}#pay`, {
      api: { ...reads, [`PUT ${one}`]: ({ body }) => ({ body: { ...row, ...(body as object), version: 2 } }) },
    });
    await user.selectOptions(await screen.findByLabelText(/^給与形態/), '日給');
    await user.click(screen.getByText('基本・雇用・配車'));
    await user.type(await screen.findByLabelText(/^職種/), '長');
    expect(screen.getAllByText(unsaved)).toHaveLength(2);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getAllByText(unsaved)).toHaveLength(1));
    expect(writes()).toMatchObject([{ path: one, body: { jobKind: '長', version: 1 } }]);
    await user.click(screen.getByText('給与', { selector: '[role=tab]' }));
    expect(screen.getByLabelText(/^給与形態/)).toHaveValue('daily');
  });

  test('lead back to the list as it was, from every tab', async () => {
    const { user, router } = await renderPage(edit, { api: reads });
    await act(() => router.navigate(edit, { state: { list: '?sort=-code', row: row.id } }));
    await user.click(await screen.findByText('給与', { selector: '[role=tab]' }));
    await waitFor(() => expect(router.state.location.hash).toBe('#pay'));
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toContain('/drivers?sort=-code');
    expect(router.state.location.state).toMatchObject({ row: row.id });
  });

  test('are set against what somebody else has saved by the names of what they refer to', async () => {
    const current = { ...row, version: 2, usableVehicleTypeIds: [large.id], usableVehicleTypeNames: [large.name] };
    const { user } = await renderPage(edit, {
      api: {
        ...reads,
        [`PUT ${one}`]: () => problem(409, 'version.conflict', { current }),
        [`GET /vehicle-types/${large.id}`]: () => ({ body: large }),
      },
    });
    const types = within(await screen.findByRole('group', { name: '担当できる車種' }));
    await user.click(await types.findByRole('checkbox', { name: /^4t/ }));
    await user.keyboard('{Control>}s{/Control}');
    const offer = () => within(screen.getByRole('group', { name: /^担当できる車種: / }));
    await waitFor(() => expect(offer().getByText('10t 10t')).toBeVisible());
  });

  test('names companies just picked to who reads none', async () => {
    const [theirs, mine] = ['40000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000002'];
    const third = '40000000-0000-4000-8000-000000000003';
    const ours = {
      ...row,
      employmentType: 'contractor' as const,
      deliveryCompanyId: theirs,
      deliveryCompanyName: '青木運送',
    };
    const companies = [
      { id: theirs, name: '青木運送' },
      { id: mine, name: '馬場急送' },
      { id: third, name: '千葉配送' },
    ];
    const current = { ...ours, version: 2, deliveryCompanyId: third, deliveryCompanyName: '千葉配送' };
    const { user } = await renderPage(edit, {
      api: {
        ...reads,
        [`GET ${one}`]: () => ({ body: ours }),
        'GET /drivers/ties': () => ({ body: { logins: [], deliveryCompanies: companies } }),
        [`PUT ${one}`]: () => problem(409, 'version.conflict', { current }),
      },
    });
    await screen.findByRole('option', { name: '馬場急送' });
    await user.selectOptions(screen.getByLabelText(/^協力会社/), '馬場急送');
    await user.keyboard('{Control>}s{/Control}');
    const offer = within(await screen.findByRole('group', { name: /^協力会社: / }));
    // The fold opens upon what stands in it.
    await waitFor(() => expect(offer.getByText('千葉配送')).toBeVisible());
    expect(screen.getByLabelText(/^協力会社/, { selector: 'select' })).toHaveDisplayValue('馬場急送');
  });

  test('stay open after saving, on the version that was saved', async () => {
    const { user, writes } = await renderPage(edit, {
      api: {
        ...reads,
        [`PUT ${one}`]: ({ body }, count) => ({ body: { ...row, ...(body as object), version: 1 + count } }),
      },
    });
    const jobKind = await screen.findByLabelText(/^職種/);
    for (const text of ['長', '距']) {
      await fill(user, jobKind, text);
      await user.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
    }
    expect(writes()).toMatchObject([
      { path: one, body: { jobKind: '長', version: 1 } },
      { path: one, body: { jobKind: '長距', version: 2 } },
    ]);
  });

  test('stay open after saving, with the values as they were saved', async () => {
    const { user } = await renderPage(edit, {
      api: { ...reads, [`PUT ${one}`]: () => ({ body: { ...row, jobKind: '長距離', version: 2 } }) },
    });
    const jobKind = await screen.findByLabelText(/^職種/);
    await user.type(jobKind, '長距離 ');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
    expect(jobKind).toHaveValue('長距離');
  });

  test('stay open after saving, and keep what was typed before the answer came', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { user, writes } = await renderPage(edit, { api: { ...reads, [`PUT ${one}`]: () => answer.promise } });
    const jobKind = await screen.findByLabelText(/^職種/);
    await user.type(jobKind, '長');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(writes()).toHaveLength(1));
    await user.type(jobKind, '距');
    answer.resolve({ body: { ...row, jobKind: '長', version: 2 } });
    await waitFor(() => expect(jobKind.closest('form')).not.toHaveAttribute('aria-busy'));
    expect(jobKind).toHaveValue('長距');
    expect(screen.getByText(unsaved)).toBeVisible();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(writes()[1]?.body).toMatchObject({ jobKind: '長距', version: 2 }));
  });

  test('keep the focus among the allowances when one is removed', async () => {
    const { user } = await renderPage(`${edit}#pay`, { api: reads });
    const add = await screen.findByRole('button', { name: '手当を追加' });
    await user.click(add);
    await user.click(add);
    const remove = () => screen.getAllByRole('button', { name: /^手当.* を削除$/ });
    remove()[0]?.focus();
    await user.keyboard('{Enter}');
    expect(remove()).toHaveLength(1);
    expect(remove()[0]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(add).toHaveFocus();
  });

  test('offer nothing to add or remove to who only reads', async () => {
    const allowances = [{ name: '無事故手当', amountYen: 10_000, unit: 'month', isPremiumBasis: true }];
    const pay = { ...noDriverPay(), payType: 'monthly', baseAmountYen: 230_000, version: 1, allowances };
    await renderPage(`${edit}#pay`, {
      api: { ...reads, [`GET ${one}/pay`]: () => ({ body: pay }) },
      role: 'accounting',
    });
    expect(await screen.findByRole('group', { name: '手当 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^手当.*(追加|削除)$/ })).toBeNull();
  });

  test('pay begins empty, on version 0', async () => {
    const { user, writes } = await renderPage(`${edit}#pay`, {
      api: {
        ...reads,
        [`PUT ${one}/pay`]: ({ body }) => ({ body: { ...noDriverPay(), ...(body as object), version: 1 } }),
      },
    });
    await user.selectOptions(await screen.findByLabelText(/^給与形態/), '月給');
    await fill(user, screen.getByLabelText(/^基本額/), '２３００００');
    await user.click(screen.getByText('手当を追加'));
    await fill(user, screen.getByLabelText(/^手当の名称/), '無事故手当');
    await fill(user, screen.getByLabelText(/^金額/), '10000');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(writes()).toMatchObject([
        { body: { version: 0, payType: 'monthly', baseAmountYen: 230_000, allowances: [{ amountYen: 10_000 }] } },
      ]),
    );
  });

  test('the licence says what may be driven, and warns of an odd number', async () => {
    const { user } = await renderPage(`${edit}#record`, { api: reads });
    const judged = await screen.findByRole('region', { name: '運転できる車種' });
    const line = (name: string) => within(within(judged).getByText(name).closest('li') ?? judged);
    await waitFor(() => expect(line('4t 冷凍').getByText('運転可')).toBeVisible());
    expect(line('10t').getByText('運転不可')).toBeVisible();
    await user.click(screen.getByLabelText('AT限定'));
    expect(line('4t 冷凍').getByText('AT車のみ')).toBeVisible();
    expect(screen.queryByText(/検査用数字/)).toBeNull();
    await user.clear(screen.getByLabelText(/^免許証番号/));
    await fill(user, screen.getByLabelText(/^免許証番号/), '300512345600');
    expect(await screen.findByText(/検査用数字（11桁目）が合いません/)).toBeVisible();
  });

  test('a day on which the driver was odd of age is pointed out at the licence, and at another birth date', async () => {
    const licences = [{ ...record.licences[0], licenceClass: 'medium', obtainedDate: '2000-06-01' }];
    const { user } = await renderPage(edit, {
      api: {
        ...reads,
        [`GET ${one}`]: () => ({ body: { ...row, birthDate: '1970-06-01' } }),
        [`GET ${one}/record`]: () => ({ body: { ...record, licences } }),
      },
    });
    const birthDate = await screen.findByRole('textbox', { name: /^生年月日/ });
    await user.clear(birthDate);
    await fill(user, birthDate, '19801201');
    await user.tab();
    expect(await screen.findByText(/2000\/06\/01）の時点で19歳になります/)).toBeVisible();
    await user.clear(birthDate);
    await fill(user, birthDate, '19800601');
    await user.tab();
    await waitFor(() => expect(screen.queryByText(/歳になります。日付を確認/)).toBeNull());
    await user.click(screen.getByText('免許・資格・健康', { selector: '[role=tab]' }));
    const obtained = await screen.findByRole('textbox', { name: /^取得日/ });
    await user.clear(obtained);
    await fill(user, obtained, '19890601');
    await user.tab();
    expect(await screen.findByText(/1989\/06\/01は普通（1990\/06\/01以降）より前です/)).toBeVisible();
  });

  test('what may be driven is named in the language of the page, and asked for again when it was not read', async () => {
    const named = vehicleType({ nameEn: '4 t refrigerated' });
    let isDown = true;
    const { user } = await renderPage(`${edit}#record`, {
      api: {
        ...reads,
        'GET /vehicle-types': () => (isDown ? problem(500, 'internal') : { body: page([named]) }),
      },
      locale: 'en',
    });
    const judged = within(await screen.findByRole('region', { name: 'Vehicle types that may be driven' }));
    const retry = within(await judged.findByRole('alert')).getByRole('button');
    isDown = false;
    await user.click(retry);
    expect(await judged.findByText('4 t refrigerated')).toBeVisible();
  });

  test('two versions of a check-up read in one order, with what its second date is', async () => {
    const check = { date: '2026-07-18', kind: 'nightWork', result: 'watch', nextDate: '2027-01-18', note: '血圧' };
    const stored = {
      date: check.date,
      kind: check.kind,
      note: '再検査',
      result: check.result,
      nextDate: check.nextDate,
    };
    const current = { ...record, version: record.version + 1, healthChecks: [stored] };
    const { user } = await renderPage(`${edit}#record`, {
      api: {
        ...reads,
        [`GET ${one}/record`]: () => ({ body: { ...record, healthChecks: [check] } }),
        [`PUT ${one}/record`]: () => problem(409, 'version.conflict', { current }),
      },
    });
    const entry = within(await screen.findByRole('group', { name: '健康診断 1' }));
    await fill(user, entry.getByRole('textbox', { name: /^備考|^メモ|所見/ }), 'と体重');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(await screen.findByRole('group', { name: /^健康診断: / })).toHaveTextContent(
      '2026/07/18 特定業務（深夜業など） 要観察 次回の予定 2027/01/18 再検査',
    );
  });

  test('a check-up proposes the next one, after six months for who works at night', async () => {
    const { user } = await renderPage(`${edit}#record`, { api: reads });
    await user.click(await screen.findByText('健康診断を追加'));
    const entry = within(screen.getByRole('group', { name: '健康診断 1' }));
    await fill(user, entry.getByRole('textbox', { name: /^受診日/ }), '20261001');
    await user.tab();
    await waitFor(() => expect(entry.getByRole('textbox', { name: /^次回の予定/ })).toHaveValue('2027/04/01'));
  });
});
