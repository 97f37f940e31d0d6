import type { PrintedDocument } from '@haisha/documents/document';
import { renderDocument } from '@haisha/documents/render-document';
import type { FastifyReply } from 'fastify';
import { disposition } from '../files/send-file.ts';

/**
 * Sends a paper as PDF, to be read in a tab and kept by nobody; `plainName`, without an ending, is for old browsers. A
 * contract describes what is JSON: a route that sends a file has none for it.
 */
export function sendPaper(reply: object, document: PrintedDocument, plainName: string): FastifyReply {
  return (reply as FastifyReply)
    .headers({
      'cache-control': 'no-store',
      'content-disposition': disposition('inline', `${document.title}.pdf`, `${plainName}.pdf`),
    })
    .type('application/pdf')
    .send(renderDocument(document));
}
