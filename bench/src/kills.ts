import { setTimeout as delay } from 'node:timers/promises';
import prepareBuilds from '@haisha/e2e/global-setup';
import removeBuilds from '@haisha/e2e/global-teardown';
import { Product } from '@haisha/e2e/product';
import { logIn } from './client.ts';
import { createWriters } from './create-writers.ts';
import { followChannel } from './follow-channel.ts';

const kills = Number(process.argv[2] ?? 50);

/**
 * Kills the API again and again during writes, jobs and an open socket, then counts acknowledged changes that are lost
 * and changes that exist twice. Exits with 1 when there is any.
 */
await prepareBuilds();
const product = await Product.start({ EXPORT_STREAM_ROWS: '0' });
try {
  const client = await logIn(product.url, 'admin');
  const listener = followChannel(product.url, client);
  const writers = createWriters(client);
  for (let kill = 1; kill <= kills; kill += 1) {
    await delay(200 + Math.random() * 600);
    await product.kill();
    await product.run();
    process.stdout.write(`\rkilled ${kill} of ${kills} times`);
  }
  const written = await writers.stop();
  const received = await listener.stop();
  const counts = { kills, ...written, ...received };
  process.stdout.write(`\r${' '.repeat(40)}\r`);
  for (const [name, count] of Object.entries(counts)) process.stdout.write(`${name.padEnd(52)}${count}\n`);
  const faults = Object.entries(counts).filter(([name, count]) => /lost|twice/.test(name) && count > 0);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await product.stop();
  removeBuilds();
}
