import { shellConfig } from '@haisha/build/shell-config';

export default shellConfig({ api: '>=2026.11' });
