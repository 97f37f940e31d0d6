import type { Page } from '@playwright/test';

/** What a page fetched until its first rows were painted; what comes in a later round waits for no row. */
export type FirstRows = {
  requests: string[];
  /** Scripts as they were sent. */
  scriptKilobytes: number;
  /** Serial rounds of the network until the rows were asked for: the document is 1, what it names is 2. */
  rounds: number;
  /** By the page's own clock. */
  paintedMs: number;
};

type Fetched = { url: string; round: number; isScript: boolean; bytes: number };

/** Opens a page in a fresh tab and measures until the frame after `row` is there; `rows` is the address of its data. */
export async function openFirstRows(page: Page, url: string, row: string, rows: RegExp): Promise<FirstRows> {
  const cdp = await page.context().newCDPSession(page);
  const fetched = new Map<string, Fetched>();
  let finished = 0;
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    if (request.url.startsWith('data:')) return;
    const isNamed = initiator.type === 'parser' || initiator.type === 'preload';
    fetched.set(requestId, {
      url: request.url,
      round: type === 'Document' ? 1 : isNamed ? 2 : finished + 1,
      isScript: type === 'Script',
      bytes: 0,
    });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (!one) return;
    one.bytes = encodedDataLength;
    finished = Math.max(finished, one.round);
  });
  await page.goto(url, { waitUntil: 'commit' });
  const paintedMs = await page.evaluate(whenPainted, row);
  const all = [...fetched.values()];
  await cdp.detach();
  const data = all.filter((one) => rows.test(one.url));
  if (data.length === 0) throw new Error(`${url} asked for nothing like ${rows}`);
  const rounds = Math.min(...data.map(({ round }) => round));
  const needed = all.filter(({ round }) => round <= rounds);
  return {
    requests: needed.map((one) => `${one.round} ${one.url}`),
    scriptKilobytes: needed.reduce((sum, { isScript, bytes }) => sum + (isScript ? bytes : 0), 0) / 1024,
    rounds,
    paintedMs,
  };
}

/** Runs in the page: resolves with its time once the element is drawn and the frame is out. */
function whenPainted(selector: string): Promise<number> {
  return new Promise((resolve) => {
    function look(): void {
      if (!document.querySelector(selector)?.getClientRects().length) {
        requestAnimationFrame(look);
        return;
      }
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    }
    look();
  });
}
