import type { Session } from '@haisha/validation/session';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { problem } from '../../test/fake-site.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const driver = { body: { name: '佐藤 誠', nameEn: null, next: 'leaveGarage', isOnBreak: false } };
const kiosk = { body: { name: '玄関', departmentName: '岩槻センター', departmentNameEn: null } };

type Opened = { path?: string; session?: Session | null };

afterEach(() => window.localStorage.clear());

async function open(routes = {}, { path = '/auth#kiosk', session = null }: Opened = {}) {
  const sent: unknown[] = [];
  const page = await renderShell(path, {
    session,
    routes: {
      'GET /api/kiosk': kiosk,
      'GET /api/kiosk/driver': driver,
      'POST /api/kiosk/punches': ({ body }: { body: unknown }) => {
        sent.push(body);
        return { body: { name: '佐藤 誠', nameEn: null } };
      },
      ...routes,
    },
  });
  const type = async (code: string) => await page.user.type(await screen.findByRole('textbox'), `${code}{Enter}`);
  return { ...page, sent, type };
}

describe('the tablet at the entrance', () => {
  it('takes a code or a card, offers what comes next first, and says what it recorded', async () => {
    const { sent, type, user } = await open();
    await type('IW-D01');
    expect(await screen.findByText('佐藤 誠 さん')).toBeVisible();
    const [first] = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(first).toBe('出庫');
    await user.click(screen.getByRole('button', { name: '出庫' }));
    expect(await screen.findByText(/^出庫 \d{1,2}:\d{2} を記録しました$/)).toBeVisible();
    await waitFor(() => expect(sent).toMatchObject([{ code: 'IW-D01', kind: 'leaveGarage' }]));
    await user.click(screen.getByRole('button', { name: '次の人へ' }));
    expect(await screen.findByRole('textbox')).toHaveValue('');
  });

  it.each([
    [
      'on the way, the break is one of the others',
      { next: 'break', isOnBreak: false },
      '帰庫',
      '休憩開始',
      'breakStart',
    ],
    ['in a break, its end comes first', { next: 'break', isOnBreak: true }, '休憩終了', '休憩終了', 'breakEnd'],
  ])('%s', async (_, after, likely, pressed, kind) => {
    const body = { ...driver.body, ...after };
    const { sent, type, user } = await open({ 'GET /api/kiosk/driver': { body } });
    await type('IW-D01');
    const [first] = (await screen.findAllByRole('button')).map(({ textContent }) => textContent);
    expect(first).toBe(likely);
    await user.click(screen.getByRole('button', { name: pressed }));
    await waitFor(() => expect(sent).toMatchObject([{ kind }]));
  });

  it('says that nobody has a code, and that there were too many', async () => {
    const { type } = await open({ 'GET /api/kiosk/driver': problem('record.not_found', 404) });
    await type('X9');
    expect(await screen.findByText('「X9」のドライバーが見つかりません')).toBeVisible();
  });

  it('keeps punches while the server is away, and does not lose what it refuses later', async () => {
    let isAway = true;
    const { type, user } = await open({
      'GET /api/kiosk/driver': problem('unavailable', 503),
      'POST /api/kiosk/punches': () => (isAway ? problem('unavailable', 503) : problem('record.not_found', 404)),
    });
    await type('X9');
    expect(await screen.findByText(/名前を確かめられません/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /休憩/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: '出勤' }));
    expect(await screen.findByText('未送信の打刻 1件')).toBeVisible();
    isAway = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/記録できなかった打刻.*X9 出勤/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '確認した' }));
    expect(screen.queryByText(/記録できなかった/)).toBeNull();
  });

  it('is registered with the code of its link, which leaves the address at once', async () => {
    const codes: unknown[] = [];
    const { user } = await open(
      {
        'POST /api/kiosk/register': ({ body }: { body: unknown }) => {
          codes.push(body);
          return { status: 204 };
        },
      },
      { path: '/auth#kiosk=ABCDEFGH23' },
    );
    await user.click(await screen.findByRole('button', { name: '登録する' }));
    expect(await screen.findByText('岩槻センター 玄関')).toBeVisible();
    expect(codes).toEqual([{ code: 'ABCDEFGH23' }]);
    expect(window.location.href).not.toContain('ABCDEFGH23');
  });

  it('is unknown without touching the session of whoever looks at it', async () => {
    const { user } = await open({ 'GET /api/kiosk': problem('session.required', 401) }, { session: sessionOf() });
    expect(await screen.findByRole('button', { name: '登録する' })).toBeVisible();
    await user.type(screen.getByRole('textbox'), 'ABC');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
