import { describe, expect, it } from 'vitest';
import { check, checkApi } from './check.ts';

const shell = { platform: '1.2.0', shared: { react: '19.3.1', '@haisha/ui': '1.0.0' } };
const api = { version: '2026.11.0' };
const requires = { platform: '^1.0.0', api: '>=2026.11', shared: { react: '^19.0.0' } };

describe('check', () => {
  it.each([
    ['everything fits', shell, api, { requires }, []],
    ['nothing is required', shell, api, { requires: { platform: '*', api: '*', shared: {} } }, []],
    ['the shell is newer than required', shell, api, { requires: { ...requires, platform: '^1.1.0' } }, []],
    ['the platform is older', shell, api, { requires: { ...requires, platform: '^1.3.0' } }, ['platform.mismatch']],
    [
      'the platform has another major version',
      { ...shell, platform: '2.0.0' },
      api,
      { requires },
      ['platform.mismatch'],
    ],
    ['the API is older', shell, { version: '2026.10.9' }, { requires }, ['api.mismatch']],
    ['the API is unknown', shell, null, { requires }, ['api.unknown']],
    ['the API has no version', shell, { version: '' }, { requires }, ['api.mismatch']],
    ['the shell is unknown', null, api, { requires }, ['shell.unknown']],
    ['shell and API are unknown', undefined, undefined, { requires }, ['shell.unknown', 'api.unknown']],
    ['the area is unknown', shell, api, null, ['requirements.unknown']],
    ['a shared module is missing', { ...shell, shared: {} }, api, { requires }, ['shared.missing']],
    ['React has another version', { ...shell, shared: { react: '18.3.1' } }, api, { requires }, ['shared.mismatch']],
    ['a range is unreadable', shell, api, { requires: { ...requires, platform: 'any' } }, ['platform.mismatch']],
    [
      'nothing fits',
      { platform: '0.9.0', shared: { react: '18.3.1' } },
      { version: '2025.1.0' },
      { requires },
      ['platform.mismatch', 'shared.mismatch', 'api.mismatch'],
    ],
  ])('when %s', (_, theShell, theApi, area, codes) => {
    expect(check(theShell, theApi, area).map(({ code }) => code)).toEqual(codes);
  });

  it('names the required and the provided version', () => {
    expect(check(shell, api, { requires: { ...requires, shared: { react: '^20.0.0' } } })).toEqual([
      { code: 'shared.mismatch', params: { name: 'react', required: '^20.0.0', provided: '19.3.1' } },
    ]);
    expect(checkApi(api, '>=2027')).toEqual([
      { code: 'api.mismatch', params: { required: '>=2027', provided: '2026.11.0' } },
    ]);
  });
});
