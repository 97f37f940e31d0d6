import type { LiveArea, Pointer } from '@haisha/releases/pointer';

/** Returns an area of the pointer, with two pages. */
export function liveArea(changes: Partial<LiveArea> = {}): LiveArea {
  const version = changes.version ?? '1.0.0+aaaaaaa-111111111111';
  return {
    version,
    entry: `releases/notes/${version}/remoteEntry.js`,
    integrity: 'sha384-live',
    since: 1,
    previous: null,
    enabled: true,
    requires: { platform: '^1.0.0', api: '>=2026.11', shared: {} },
    provides: {
      routes: [
        { path: '/notes', title: { ja: 'メモ', en: 'Notes' }, permission: 'note.read' },
        { path: '/notes/edit/:id', title: { ja: 'メモ 編集', en: 'Edit note' }, permission: 'note.update' },
      ],
      navigation: [
        {
          path: '/notes',
          label: { ja: 'メモ', en: 'Notes' },
          icon: 'document',
          group: { ja: '事務', en: 'Office' },
          order: 10,
          permission: 'note.read',
        },
      ],
      permissions: ['note.read', 'note.update'],
      messages: [],
    },
    ...changes,
  };
}

export function pointerWith(
  areas: Record<string, LiveArea> = { notes: liveArea() },
  changes: Partial<Pointer> = {},
): Pointer {
  return {
    revision: 1,
    parent: null,
    at: '2026-11-21T00:00:00.000Z',
    by: 'test',
    reason: 'test',
    kind: 'deploy',
    shell: { version: '1.0.0+bbbbbbb-222222222222', previous: null, since: 1 },
    areas,
    checked: [],
    ...changes,
  };
}
