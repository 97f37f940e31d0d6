import { rmSync } from 'node:fs';
import { templateStore } from './paths.ts';

export default function removeTemplateStore(): void {
  rmSync(templateStore, { recursive: true, force: true });
}
