import { describe, expect, it } from 'vitest';
import { envSchema, isSecret, readEnv } from '../../settings/env.ts';
import { openSettings } from './open-settings.ts';

const soundsSecret = /SECRET|TOKEN|PASSWORD|KEY|_URL$/;

describe('the settings that are shown', () => {
  it.each(Object.entries(envSchema.shape).filter(([name]) => soundsSecret.test(name)))(
    'have a mark on %s that says whether everybody who debugs may read it',
    (_, schema) => {
      expect(schema.meta()?.secret).toEqual(expect.any(Boolean));
    },
  );

  it.each(Object.keys(envSchema.shape).filter(isSecret))('say of %s only that it is set', (name) => {
    const env = { ...readEnv({}), [name]: 'geheim' };
    expect(openSettings(env)).toMatchObject({ [name]: '•••' });
    expect(openSettings({ ...env, [name]: undefined })).toMatchObject({ [name]: '' });
  });

  it('are otherwise what is in force', () => {
    expect(openSettings(readEnv({}))).toMatchObject({ CSRF_COOKIE: 'XSRF-TOKEN', PORT: '3000' });
  });
});
