import { get } from 'node:http';
import type { Page, Request } from '@playwright/test';

/** What a page loaded: files of releases, the document and the pointer, without the API's answers. */
export type Weight = { requests: number; sentKilobytes: number; urls: string[] };

/** What loads a second after the first page, however slow this machine is. */
export const liveUpdates = /\/async\/live\.js$/;
/** That, and what the home page sends for once it has drawn what the day asks for. */
export const afterFirstPage = /\/async\/(?:live|home-outlook)\.js$/;

const counted = /\/(?:releases\/[^?]+\.(?:js|css|woff2?)|builds\/latest\.json)(?:\?|$)/;

/** Runs an act and measures every file that the page fetched meanwhile, except those that match `apart`. */
export async function weigh(page: Page, act: () => Promise<void>, apart?: RegExp): Promise<Weight> {
  const urls: string[] = [];
  const note = (request: Request) => {
    if (apart?.test(request.url())) return;
    if (request.resourceType() === 'document' || counted.test(request.url())) urls.push(request.url());
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  const sizes = await Promise.all(urls.map(sentBytes));
  return { requests: urls.length, sentKilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024, urls };
}

/** Returns the size of an answer's body as browsers get it. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, br', accept: 'text/html,*/*' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });
}
