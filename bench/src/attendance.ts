import { prepareBuilds, removeBuilds } from '@haisha/e2e/prepare-builds';
import { Product } from '@haisha/e2e/product';
import { printFigure } from './figure.ts';
import { manyPeopleSettings, measureAttendance } from './measure-attendance.ts';

/** Measures attendance alone. */
await prepareBuilds();
const product = await Product.start(manyPeopleSettings);
try {
  for (const figure of await measureAttendance(product)) printFigure(figure);
} finally {
  await product.stop();
  removeBuilds();
}
