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

test('a morning of the demo company: late, alcohol, gone without a call, and a punch without a network', async ({
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
    const set = async (row: DepartureRow, times: Record<string, number>, seen: object[] = []): Promise<void> => {
      const punches = Object.entries(times).map(([kind, at]) => ({
        ...{ id: null, kind, minutes: Math.floor((at - midnight) / minuteMs) },
      }));
      const answer = await api.put(`${product.url}/api/time-records/${row.driver.id}/${tomorrow}`, {
        data: { punches, seen, reason: 'forgotten', reasonText: null },
        headers: await csrfHeader(page, product),
      });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    const line = (row: DepartureRow) => page.locator(`[data-driver="${row.driver.id}"]`);

    // Nobody reloads: the alert comes at its moment.
    const due = Date.parse(late.planned.reportAt);
    await morning.goTo(due - minuteMs);
    await openLive(page, `${product.url}/attendance-departure-of-the-driver?${query}`);
    await expect(line(late)).toHaveAttribute('data-urgency', 'grey');
    await morning.goTo(due + 10 * minuteMs);
    await expect(line(late)).toContainText('出勤 遅れ');
    await expect(line(late).getByRole('button', { name: /警報を確認$/ })).toBeVisible();

    // Alcohol: the call is refused and leads to the run, where another driver is chosen.
    const there = Date.parse(drunk.planned.reportAt);
    await morning.goTo(Math.max(there, due + 11 * minuteMs));
    await set(drunk, { clockIn: there });
    // The row moves to another section.
    await expect(line(drunk).locator('td').nth(3)).toHaveText(/\d:\d\d/);
    await line(drunk).focus();
    await page.keyboard.press('r');
    const panel = page.getByRole('complementary', { name: '業務前点呼' });
    await expect(panel).toBeFocused();
    await page.keyboard.press('1');
    await panel.getByRole('textbox', { name: '酒気帯び' }).fill('0.15');
    await panel.getByRole('button', { name: 'すべて異常なし' }).click();
    await panel.getByRole('button', { name: '良', exact: true }).click();
    await page.keyboard.press('Control+b');
    await expect(line(drunk)).toContainText('酒気帯び');
    await panel.getByRole('link', { name: '配車表で入れ替える' }).click();
    await expect(page.locator('[data-choice=driver1]')).toBeFocused();
    await expect(page.locator('[data-choice=driver1]')).toHaveValue(drunk.driver.id);
    await page.goBack();

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
    await set(silent, { clockIn: gone - 20 * minuteMs, leaveGarage: gone });
    const alarm = page.getByRole('alert').filter({ hasText: '点呼なしで出庫' });
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
    await phone.context().close();
  } finally {
    await product.stop();
    rmSync(morning.file, { force: true });
  }
});
