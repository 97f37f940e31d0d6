import { prepareBuilds } from './prepare-builds.ts';
import { Product } from './product.ts';

/** Prepares once what every test product copies: the published builds, and a filled database. */
export default async function prepare(): Promise<void> {
  await prepareBuilds();
  await Product.prepare();
}
