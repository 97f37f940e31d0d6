import { fuzzRoutes } from '../test/fuzz-routes.ts';

fuzzRoutes('accounts');
