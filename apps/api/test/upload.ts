import type { LightMyRequestResponse as Response } from 'fastify';
import type { Browser } from './browser.ts';

type Part = { name?: string; filename?: string; type?: string; content: Buffer | string };

/** A form with files, as a browser sends it. */
export async function upload(browser: Browser, url: string, ...parts: Part[]): Promise<Response> {
  const boundary = '----haisha-test-boundary';
  const pieces = parts.flatMap(({ name = 'file', filename, type = 'application/octet-stream', content }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(filename === undefined ? '\r\n\r\n' : `; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  const payload = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return await browser.post(url, payload, { headers });
}
