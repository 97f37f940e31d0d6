import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PublicSettings } from '@haisha/validation/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../settings/env.ts';
import { cookiesAreSecure } from '../access/session-cookie.ts';
import { routeNotFound } from '../errors.ts';
import { type Address, neededAddresses } from '../needed-files.ts';
import { type PageStart, pageStart } from '../page-start.ts';
import { readShellPage } from '../shell-page.ts';
import type { PointerWatch } from '../watch-pointer.ts';
import { sendProblem } from './error-handler.ts';

const brotli = promisify(brotliCompress);
/** Above it each step costs more time than it saves bytes. */
const brotliQuality = 5;

/** What a page needs to hear of changes. */
type RealtimeOf = () => Promise<PublicSettings['realtime']>;

const settingsElement = /(<script type="application\/json" id="haisha-settings">)[\s\S]*?(<\/script>)/;
const notPages = /^\/(?:api|app|apps|broadcasting|builds|releases|health|metrics)(?:\/|$)/;

const noShellPage = `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>配車 Haisha</title></head>
<body><h1>準備ができていません</h1><p>画面のプログラムがまだ公開されていません。しばらくしてから開き直してください。</p>
<h1 lang="en">Not ready yet</h1><p lang="en">No version of the page has been published. Please open it again in a while.</p>
</body></html>
`;

/**
 * Every address that is no file and no interface is the page: index.html of the live shell, with the settings, what the
 * page would ask for first, and the addresses of the files it needs.
 */
export function page(app: FastifyInstance, env: Env, pointer: PointerWatch, realtime: RealtimeOf): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) return sendProblem(request, reply, routeNotFound());
    reply.type('text/html; charset=utf-8');
    const shell = await readShellPage(env.RELEASE_STORE, pointer.read);
    if ('missing' in shell) return sendNoShell(reply);
    const settings = await publicSettings(env, realtime);
    const html = shell.html.replace(
      settingsElement,
      (_, open: string, close: string) => open + asJson(settings) + close,
    );
    if (!shell.pointer) return reply.header('cache-control', 'no-cache').send(html);
    const start = await pageStart(app, request, reply, shell.pointer);
    const { files, reads } = await neededAddresses(
      env.RELEASE_STORE,
      shell.pointer,
      request.url,
      Boolean(start.session),
    );
    // What names a person is kept by nobody on the way.
    reply.header('cache-control', start.session ? 'no-store' : 'no-cache');
    const whole = html.replace(
      '</head>',
      () => `${startElement(start)}${files.map(preload).join('')}${reads.map(readAhead).join('')}</head>`,
    );
    return await sendPressed(request, reply, whole);
  });
}

/** Sends the page in brotli to who takes it: it takes a millisecond, and is a tenth smaller than what gzip makes of it. */
async function sendPressed({ headers }: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  if (!/\bbr\b/.test(String(headers['accept-encoding'] ?? ''))) return reply.send(html);
  const bytes = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(bytes);
}

function startElement(start: PageStart): string {
  return `<script type="application/json" id="haisha-start">${asJson(start)}</script>`;
}

function preload({ href, integrity }: Address): string {
  return `<link rel="preload" as="script" crossorigin="anonymous" href="${href}" integrity="${integrity}">`;
}

/** In the form in which the page will ask for it, or the browser asks twice. */
function readAhead(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${address.replaceAll('&', '&amp;')}">`;
}

/** A text in it cannot end the element that holds it. */
function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function asksForPage({ method, headers, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const isFile = /\.\w{1,8}$/.test(path);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isFile && !notPages.test(path) && takesPage(headers.accept ?? '');
}

/** Whoever names the page, or would rather have anything than something else. */
function takesPage(accept: string): boolean {
  return accept.includes('text/html') || /^\s*(?:$|\*\/\*|text\/\*)/.test(accept);
}

function sendNoShell(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('cache-control', 'no-store').header('retry-after', 5).send(noShellPage);
}

async function publicSettings(env: Env, realtime: RealtimeOf): Promise<PublicSettings> {
  return {
    apiBase: '/api',
    csrf: { cookie: env.CSRF_COOKIE, header: env.CSRF_HEADER, path: env.CSRF_PATH },
    localeCookie: { name: env.LOCALE_COOKIE, secure: cookiesAreSecure(env) },
    httpTimeoutMs: env.HTTP_TIMEOUT_MS ?? null,
    // The page opens while the database is away; it asks for changes until it is opened again.
    realtime: await realtime().catch(() => null),
    singleSignOn: env.OIDC_ISSUER === undefined ? null : { providerName: env.OIDC_PROVIDER_NAME ?? null },
    mail: env.SMTP_URL !== undefined,
    fileLimits: { imageBytes: env.IMAGE_LIMIT_BYTES, documentBytes: env.DOCUMENT_LIMIT_BYTES },
    mapService: env.MAP_SERVICE,
  };
}
