import { removeBuilds } from './prepare-builds.ts';

export default removeBuilds;
