import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { csrfHeader } from '../../product/csrf-header.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { Product } from '../../product/product.ts';
import { openLive, secondBrowser } from '../../product/second-browser.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const tokyoMs = 9 * 60 * minuteMs;

type Run = { id: string; name: string; start: string; end: string; crew: { driverId: string }[] };
type Punch = { id: string; kind: string; at: string };
type Spare = { id: string; leave: object[]; licences: { licenceClass: string }[] };

type DepartureRow = {
  driver: { id: string; name: string };
  planned: { reportAt: string; outAt: string } | null;
  leave: object | null;
  leaveGarageAt: string | null;
};

/** The clock of a product, and those of the browsers that look at it. */
class Morning {
  readonly file = join(tmpdir(), `haisha-clock-${randomUUID()}`);
  private readonly pages: Page[] = [];
  private at = 0;

  async goTo(at: number): Promise<void> {
    this.at = at;
    writeFileSync(this.file, String(at - Date.now()));
    for (const page of this.pages) await page.clock.setFixedTime(at);
  }

  async add(page: Page): Promise<void> {
    this.pages.push(page);
    await page.clock.setFixedTime(this.at);
  }
}

/** Tomorrow in Japan: the demo company has planned it, and nobody is there yet. */
const tomorrow = new Date(Date.now() + tokyoMs + dayMs).toISOString().slice(0, 10);
const midnight = Date.parse(`${tomorrow}T00:00:00+09:00`);

/** Who has no run on a day, is not away and may drive every vehicle. */
function spareOf(runs: readonly Run[], drivers: readonly Spare[]): Spare {
  const busy = new Set(runs.flatMap(({ crew }) => crew.map(({ driverId }) => driverId)));
  const spare = drivers.find(
    ({ id, leave, licences }) =>
      !busy.has(id) && leave.length === 0 && licences.some(({ licenceClass }) => licenceClass === 'large'),
  );
  if (!spare) throw new Error('everybody drives');
  return spare;
}

test('a morning of the demo company: late, alcohol and swap, gone without a call, a punch without a network, return, report and its correction', async ({
  browser,
  page,
}) => {
  test.setTimeout(90_000);
  const morning = new Morning();
  await morning.goTo(midnight + 30 * minuteMs);
  const settings = { CLOCK_AHEAD_FILE: morning.file, WATCH_EVERY_MS: '500', SESSION_IDLE_MINUTES: '1440' };
  const product = await Product.startPrepared(settings);
  try {
    await morning.add(page);
    await logInByApi(page, product, 'manager');
    const api = page.context().request;
    const { items } = await (await api.get(`${product.url}/api/departments?q=IW`)).json();
    const query = `date=${tomorrow}&departmentId=${items[0].id}`;
    const rows = async (): Promise<DepartureRow[]> =>
      (await (await api.get(`${product.url}/api/departure-board?${query}`)).json()).rows;
    const [late, drunk, silent] = (await rows()).filter(({ leave, planned }) => planned !== null && leave === null);
    if (!late?.planned || !drunk?.planned || !silent?.planned) throw new Error('nobody is planned for tomorrow');
    const set = async (driverId: string, times: Record<string, number>): Promise<void> => {
      const record = `${product.url}/api/time-records/${driverId}/${tomorrow}`;
      const known: Punch[] = (await (await api.get(record)).json()).punches;
      const punches = Object.entries(times).map(([kind, at]) => ({
        id: known.find((one) => one.kind === kind)?.id ?? null,
        ...{ kind, minutes: Math.floor((at - midnight) / minuteMs) },
      }));
      const seen = known.map(({ at, id }) => ({ at, id }));
      const answer = await api.put(record, {
        data: { punches, seen, reason: 'forgotten', reasonText: null },
        headers: await csrfHeader(page, product),
      });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    const board = `${product.url}/attendance-departure-of-the-driver?${query}`;
    const line = (driverId: string) => page.locator(`[data-driver="${driverId}"]`);

    // Nobody reloads: the alert comes at its moment.
    const due = Date.parse(late.planned.reportAt);
    await morning.goTo(due - minuteMs);
    await openLive(page, board);
    await expect(line(late.driver.id)).toHaveAttribute('data-urgency', 'grey');
    await morning.goTo(due + 10 * minuteMs);
    await expect(line(late.driver.id)).toContainText('出勤 遅れ');
    await expect(line(late.driver.id).getByRole('button', { name: /警報を確認$/ })).toBeVisible();

    // Alcohol: the call is refused and leads to the run, where another driver is chosen.
    const there = Date.parse(drunk.planned.reportAt);
    await morning.goTo(Math.max(there, due + 11 * minuteMs));
    await set(drunk.driver.id, { clockIn: there });
    // The row moves to another section.
    await expect(line(drunk.driver.id).locator('td').nth(3)).toHaveText(/\d:\d\d/);
    await line(drunk.driver.id).focus();
    await page.keyboard.press('r');
    const panel = page.getByRole('complementary', { name: '業務前点呼' });
    await expect(panel).toBeFocused();
    await page.keyboard.press('1');
    await panel.getByRole('textbox', { name: '酒気帯び' }).fill('0.15');
    await panel.getByRole('button', { name: 'すべて異常なし' }).click();
    await panel.getByRole('button', { name: '良', exact: true }).click();
    await page.keyboard.press('Control+b');
    await expect(line(drunk.driver.id)).toContainText('酒気帯び');
    await panel.getByRole('link', { name: '配車表で入れ替える' }).click();
    await expect(page.locator('[data-choice=driver1]')).toBeFocused();
    await expect(page.locator('[data-choice=driver1]')).toHaveValue(drunk.driver.id);
    const { drivers } = await (await api.get(`${product.url}/api/allocations/day?${query}`)).json();
    const days = `from=${tomorrow}&to=${tomorrow}&departmentId=${items[0].id}&pageSize=200`;
    const { items: runs }: { items: Run[] } = await (await api.get(`${product.url}/api/allocations?${days}`)).json();
    const run = runs.find(({ crew }) => crew.some(({ driverId }) => driverId === drunk.driver.id));
    if (!run) throw new Error('nobody drives it');
    const spare = spareOf(runs, drivers);
    const swapped = page.waitForResponse((response) => response.url().endsWith('/crew') && response.ok());
    await page.locator('[data-choice=driver1]').selectOption(spare.id);
    const doubts = page.getByRole('dialog', { name: '指摘があります' });
    await Promise.race([swapped, doubts.waitFor()]);
    if (await doubts.isVisible()) {
      await doubts.getByRole('textbox').fill('代わりの乗務');
      await doubts.getByRole('button', { name: '理由を残して進める' }).click();
    }
    await swapped;
    await openLive(page, board);

    // Those of the day before are none of this morning.
    const { alarms } = await (await api.get(`${product.url}/api/departure-board?${query}`)).json();
    for (const { id } of alarms) {
      const answer = await api.post(`${product.url}/api/departure-alerts/${id}/acknowledge`, {
        data: { reason: '前の日の出庫' },
        headers: await csrfHeader(page, product),
      });
      expect(answer.status()).toBe(204);
    }

    // Gone without a call: an alarm until somebody says why.
    const gone = Math.max(Date.parse(silent.planned.outAt), due + 15 * minuteMs);
    await morning.goTo(gone + minuteMs);
    await set(silent.driver.id, { clockIn: gone - 20 * minuteMs, leaveGarage: gone });
    const alarm = page.getByRole('group', { name: /^点呼なしで出庫/ });
    await expect(alarm).toContainText(silent.driver.name);
    await alarm.getByRole('button', { name: '理由を書いて確認' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('電話で呼び戻し、点呼をやり直す');
    await dialog.getByRole('button', { name: '確認', exact: true }).click();
    await expect(alarm).toBeHidden();

    // A driver presses without a network: stored once, with the time of the press.
    const phone = await secondBrowser(browser, product, 'driver');
    await morning.add(phone);
    await phone.goto(`${product.url}/driver-time-in-out`);
    const button = phone.getByRole('button', { name: /^(出勤|Clock in)$/ });
    await expect(button).toBeVisible();
    await phone.context().setOffline(true);
    await button.click();
    await expect(phone.getByText(/^(未送信|Not sent)$/)).toBeVisible();
    await phone.context().setOffline(false);
    await expect(phone.getByText(/^(未送信|Not sent)$/)).toBeHidden();
    const month = await phone.context().request.get(`${product.url}/api/time-records/month?date=${tomorrow}`);
    const { records } = await month.json();
    const pressed = records.flatMap((record: { punches: { at: string; kind: string }[] }) =>
      record.punches.filter(({ at, kind }) => kind === 'clockIn' && Date.parse(at) === gone + minuteMs),
    );
    expect(pressed).toHaveLength(1);

    // What was told of the departure changes nothing of it.
    const record = (await rows()).find(({ driver }) => driver.id === silent.driver.id);
    expect(record?.leaveGarageAt).toBe(new Date(gone).toISOString());

    // The other driver is called, goes and comes back; the report is approved, and its
    // correction with a reason counts once somebody else approves it.
    await set(spare.id, { clockIn: gone });
    await line(spare.id).focus();
    await page.keyboard.press('r');
    await expect(panel).toBeFocused();
    for (const key of ['1', '0', '.', '0', '0', 'Space', 'Space', 'Space', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByText(/の業務前点呼を記録しました（可）。/)).toBeVisible();
    const back = Math.max(Date.parse(run.end), gone + 60 * minuteMs);
    await morning.goTo(back + 30 * minuteMs);
    const goes = { clockIn: gone, leaveGarage: gone + 5 * minuteMs };
    await set(spare.id, { ...goes, returnGarage: back, clockOut: back + 20 * minuteMs });
    await expect(line(spare.id)).toContainText('退勤');
    await page.goto(`${product.url}/daily-reports?${query}&open=${run.id}`);
    const odometer = page.getByRole('textbox', { name: '終了メーター（km）' });
    const start = Number(await page.getByRole('textbox', { name: '開始メーター（km）' }).inputValue());
    await odometer.fill(String(start + 96));
    await page.keyboard.press('Alt+a');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/の日報を承認しました。/)).toBeVisible();
    await page.goto(`${product.url}/daily-reports?${query}&open=${run.id}`);
    await page.getByRole('button', { name: '訂正する' }).click();
    await odometer.fill(String(start + 98));
    await page.getByRole('textbox', { name: /訂正の理由/ }).fill('メーターの読み違い');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/の日報の訂正を申請しました。/)).toBeVisible();
    await expect(page.getByRole('region', { name: '承認を待っている訂正' })).toContainText('メーターの読み違い');
    await expect(odometer).toHaveValue(String(start + 96));
    const desk = await secondBrowser(browser, product, 'admin');
    await morning.add(desk);
    await desk.goto(`${product.url}/daily-reports?${query}&open=${run.id}`);
    const asked = desk.getByRole('region', { name: '承認を待っている訂正' });
    await asked.getByRole('button', { name: '訂正を承認' }).click();
    await expect(desk.getByText('訂正を承認しました。')).toBeVisible();
    await expect(asked).toHaveCount(0);
    await page.goto(`${product.url}/daily-reports?${query}&open=${run.id}`);
    await expect(page.getByRole('region', { name: '承認後の訂正' })).toContainText('メーターの読み違い');
    await expect(odometer).toHaveValue(String(start + 98));
    for (const other of [phone, desk]) await other.context().close();
  } finally {
    await product.stop();
    rmSync(morning.file, { force: true });
  }
});
