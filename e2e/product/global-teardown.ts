import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { templateStore } from './paths.ts';

export default function removeBuilds(): void {
  rmSync(dirname(templateStore), { recursive: true, force: true });
}
