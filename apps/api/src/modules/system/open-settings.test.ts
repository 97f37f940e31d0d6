import { describe, expect, it } from 'vitest';
import { envSchema, readEnv } from '../../env.ts';
import { openSettings } from './open-settings.ts';

/** Whoever adds a setting with such a name decides here whether everybody who debugs may read it. */
const soundsSecret = /SECRET|TOKEN|PASSWORD|KEY|_URL$/;
const readable = ['PUSHER_KEY', 'S3_ACCESS_KEY_ID'];

describe('the settings that are shown', () => {
  const secret = Object.keys(envSchema.shape).filter((name) => soundsSecret.test(name) && !readable.includes(name));

  it.each(secret)('say of %s only that it is set', (name) => {
    const env = { ...readEnv({}), [name]: 'geheim' };
    expect(openSettings(env)).toMatchObject({ [name]: '•••' });
    expect(openSettings({ ...env, [name]: undefined })).toMatchObject({ [name]: '' });
  });

  it('are otherwise what is in force', () => {
    expect(openSettings(readEnv({}))).toMatchObject({ CSRF_COOKIE: 'XSRF-TOKEN', PORT: '3000' });
  });
});
