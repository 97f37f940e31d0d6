import type { LightMyRequestResponse as Response } from 'fastify';
import type { Browser } from './browser.ts';

export type FormPart = { name?: string; filename?: string; type?: string; content: Buffer | string };

/** A form with files, as a browser sends it. */
export function formOf(...parts: FormPart[]): { headers: Record<string, string>; payload: Buffer } {
  const boundary = '----haisha-test-boundary';
  const pieces = parts.flatMap(({ name = 'file', filename, type, content }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const kind = type ?? (filename === undefined ? undefined : 'application/octet-stream');
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}`;
    const end = kind === undefined ? '' : `\r\nContent-Type: ${kind}`;
    return [Buffer.from(`${head}${end}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')];
  });
  const payload = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload };
}

export async function upload(browser: Browser, url: string, ...parts: FormPart[]): Promise<Response> {
  const { headers, payload } = formOf(...parts);
  return await browser.post(url, payload, { headers });
}
