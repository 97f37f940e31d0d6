import { defineArea } from '@haisha/platform';
import { manifest } from './manifest.ts';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

/** The one module the shell loads. */
export default defineArea(manifest, { routes, messages });
