import type { LightMyRequestResponse as Response } from 'fastify';
import type { Browser } from './browser.ts';

type Part = { name?: string; filename?: string; type?: string; content: Buffer | string };

/** A form with files, as a browser sends it. */
export function formOf(...parts: Part[]): { headers: Record<string, string>; payload: Buffer } {
  const boundary = '----haisha-test-boundary';
  const pieces = parts.flatMap(({ name = 'file', filename, type = 'application/octet-stream', content }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(filename === undefined ? '\r\n\r\n' : `; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  const payload = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload };
}

export async function upload(browser: Browser, url: string, ...parts: Part[]): Promise<Response> {
  const { headers, payload } = formOf(...parts);
  return await browser.post(url, payload, { headers });
}
