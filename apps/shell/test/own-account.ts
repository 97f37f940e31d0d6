import type { Account } from '@haisha/validation/account';
import type { Job } from '@haisha/validation/job';
import type { OwnSession } from '@haisha/validation/session';

/** Returns the answer of `/api/account`. */
export function accountOf(changes: Partial<Account> = {}): { body: Account } {
  return {
    body: {
      loginId: 'manager@example.jp',
      name: '佐藤 花子',
      kana: 'サトウ ハナコ',
      phone: null,
      roles: ['manager'],
      departmentScope: 'list',
      departmentNames: ['川口営業所'],
      departmentNamesEn: ['Kawaguchi Branch'],
      language: 'ja',
      theme: 'light',
      hasPassword: true,
      hasSingleSignOn: false,
      totp: null,
      lastLoginAt: '2026-11-21T00:00:00.000Z',
      ...changes,
    },
  };
}

/** Returns one of the user's sessions. */
export function ownSession(changes: Partial<OwnSession> = {}): OwnSession {
  return {
    id: '0193d000-0000-7000-8000-0000000000a1',
    isThis: true,
    browser: 'Chrome 149',
    system: 'Windows 11',
    device: 'desktop',
    address: '203.0.113.7',
    createdAt: '2026-11-21T00:00:00.000Z',
    lastSeenAt: '2026-11-21T01:00:00.000Z',
    endsAt: '2026-11-21T12:00:00.000Z',
    ...changes,
  };
}

/** Returns a finished export job. */
export function jobOf(changes: Partial<Job> = {}): Job {
  return {
    id: '0193d000-0000-7000-8000-0000000000b1',
    kind: 'export',
    params: { entity: 'vehicle', format: 'xlsx', rows: 12_000 },
    status: 'done',
    stepsDone: 12_000,
    stepsTotal: 12_000,
    attempts: 1,
    mostAttempts: 3,
    runAt: '2026-11-21T00:00:00.000Z',
    cancelRequestedAt: null,
    failure: null,
    result: null,
    file: { name: '車両.xlsx', mediaType: 'application/octet-stream', sizeBytes: 1000 },
    createdAt: '2026-11-21T00:00:00.000Z',
    startedAt: '2026-11-21T00:00:01.000Z',
    finishedAt: '2026-11-21T00:01:00.000Z',
    ...changes,
  };
}
