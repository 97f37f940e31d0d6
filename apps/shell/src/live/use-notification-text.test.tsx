import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyHome } from '../../test/empty-home.ts';
import { renderShell } from '../../test/render-shell.tsx';
import { sessionOf } from '../../test/sessions.ts';

const soon = { timeout: 15_000 };
const judged = { job: 'importJudge', jobId: 'j', entity: 'vehicle', rows: 15, file: '車両一覧.csv' };

const asked = {
  ...{ number: 'A20261126-0001', date: '2026-11-26', time: '22:30' },
  ...{ from: '岩槻センター', fromEn: 'Iwatsuki', to: '寄居店' },
};

it.each([
  ['/', 'jobDone', { ...judged, new: 12, unchanged: 0, error: 3 }, '車両一覧.csv: 新規 12・エラー 3'],
  ['/en', 'jobDone', { ...judged, new: 1_200, error: 1 }, '車両一覧.csv: 1,200 new, 1 error'],
  [
    '/',
    'jobDone',
    { ...judged, job: 'importApply', created: 12, rejected: 3 },
    '車両一覧.csv を取り込みました: 登録 12・取り込まなかった行 3',
  ],
  [
    '/',
    'jobDone',
    { ...judged, job: 'importUndo', undone: 12 },
    '車両一覧.csv の取り込みを取り消しました: 元に戻した行 12',
  ],
  [
    '/',
    'jobDone',
    { job: 'punchFileUndo', jobId: 'j', file: '打刻.csv', takenBack: 12 },
    '打刻.csv の打刻を取り消しました: 取り消した打刻 12',
  ],
  ['/', 'jobDone', { job: 'export', jobId: 'j', file: '車両_20261125.xlsx' }, '車両_20261125.xlsx ができました。'],
  [
    '/',
    'jobFailed',
    judged,
    '車両一覧.csv: 取り込みファイルの確認に失敗しました。開いて理由を確認し、もう一度実行してください。',
  ],
  [
    '/',
    'jobFailed',
    { job: 'export', jobId: 'j', entity: 'vehicle', failure: 'job.lost' },
    '車両のファイル出力に失敗しました。処理していたサーバーが止まりました。もう一度実行してください。',
  ],
  [
    '/en',
    'jobFailed',
    { job: 'export', jobId: 'j', entity: 'vehicle', failure: 'storage.full' },
    'Export of vehicles: failed. The server has no room left. Please tell an administrator.',
  ],
  ['/', 'jobDone', { job: 'importJudge', jobId: 'j', entity: 'vehicle' }, '取り込みファイルの確認が完了しました。'],
  ['/', 'runRequested', asked, '運行の依頼が届きました: 2026/11/26（木） 22:30 岩槻センター → 寄居店 A20261126-0001'],
  ['/en', 'runRequested', asked, 'A run is asked of you: 2026/11/26 (Thu) 22:30 Iwatsuki → 寄居店 A20261126-0001'],
  [
    '/en',
    'runDeclined',
    { number: 'A20261126-0001', date: '2026-11-26', from: '岩槻センター', company: '彩北運輸', companyEn: 'Saihoku' },
    'Saihoku declined a run: 2026/11/26 (Thu) 岩槻センター A20261126-0001',
  ],
  [
    '/',
    'runReleased',
    { number: 'A20261126-0001', date: '2026-11-26' },
    '乗務から外れた運行があります: 2026/11/26（木） A20261126-0001',
  ],
  [
    '/',
    'leaveRequested',
    { driver: '佐藤 誠', date: '2026-11-26', until: '2026-11-27' },
    '佐藤 誠さんが休暇を申請しました: 2026/11/26（木）〜2026/11/27（金）',
  ],
  [
    '/en',
    'leaveApproved',
    { date: '2026-11-26', until: '2026-11-27' },
    'Your leave was approved: 2026/11/26 (Thu)–2026/11/27 (Fri)',
  ],
  ['/en', 'leaveApproved', { date: '2026-11-26', until: '2026-11-26' }, 'Your leave was approved: 2026/11/26 (Thu)'],
  ['/', 'somethingNew', { file: 'a.csv' }, '新しいお知らせがあります。'],
])('tells at %s of %s what came of %j', async (path, kind, params, text) => {
  const told = { id: '60000000-0000-4000-8000-000000000001', kind, params, link: null, readAt: null };
  const { user } = await renderShell(path, {
    session: sessionOf(),
    routes: {
      'GET /api/home': emptyHome,
      'GET /api/notifications': {
        body: {
          items: [{ ...told, createdAt: '2026-11-21T01:00:00.000Z' }],
          total: 1,
          page: 1,
          pageSize: 30,
          unread: 1,
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^(お知らせ|Notifications)（?.*1/ }, soon));
  expect(await screen.findByText(text)).toBeVisible();
});
