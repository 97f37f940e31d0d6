import { areaConfig } from '@haisha/build/area-config';

export default areaConfig({ api: '>=2026.11', port: 3003 });
