import { withoutLooks } from './looks.ts';

withoutLooks();
