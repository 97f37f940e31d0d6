import { describe, expect, it } from 'vitest';
import { fakeAreaFacts, fakeShellFacts } from '../test/fake-builds.ts';
import { areaManifestSchema, buildFactsSchema, isVersion, versionOf } from './area-json.ts';

describe('the name of a version', () => {
  it.each([
    ['a commit', 'abcdef0123456789abcdef0123456789abcdef01', '1.2.3+abcdef0-0123456789ab'],
    ['no commit', null, '1.2.3+0000000-0123456789ab'],
  ])('is built with %s', (_, git, version) => {
    expect(versionOf('1.2.3', git, '0123456789ab')).toBe(version);
    expect(isVersion(version)).toBe(true);
  });

  it.each(['1.2.3', '1.2.3+abcdef0', 'latest', '../1.2.3+abcdef0-0123456789ab', '1.2+abcdef0-0123456789ab', ''])(
    'is not %j',
    (text) => expect(isVersion(text)).toBe(false),
  );
});

describe('the facts of a build', () => {
  it('are accepted for an area and for a shell', () => {
    expect(buildFactsSchema.parse(fakeAreaFacts())).toEqual(fakeAreaFacts());
    expect(buildFactsSchema.parse(fakeShellFacts())).toEqual(fakeShellFacts());
    expect(buildFactsSchema.safeParse({ ...fakeAreaFacts(), kind: 'page' }).success).toBe(false);
    expect(buildFactsSchema.safeParse({ ...fakeShellFacts(), name: 'other' }).success).toBe(false);
  });

  it.each(['Masters', 'a b', '../x', '1st', ''])('reject a name like %j', (name) => {
    const { provides } = fakeAreaFacts();
    expect(areaManifestSchema.safeParse({ name, ...provides }).success).toBe(false);
  });
});
