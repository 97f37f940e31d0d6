import { manifestOf } from '@haisha/records/pages/manifest-of';
import { pages } from './pages.ts';

/** What the area is before its code is loaded: pages, menu, permissions. Plain data; the build copies it to `area.json`. */
export const manifest = manifestOf('attendance', pages, ['record', 'entity']);
