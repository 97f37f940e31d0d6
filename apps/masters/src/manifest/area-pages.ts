import type { AreaManifest } from '@haisha/platform';

/** Pages that belong together, with their menu, permissions and words; the manifest joins them. */
export type AreaPages = Pick<AreaManifest, 'routes' | 'navigation' | 'permissions' | 'messages'>;
