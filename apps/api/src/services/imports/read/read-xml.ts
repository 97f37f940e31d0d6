import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { ProblemError } from '../../../http/errors.ts';
import { importDamaged } from './refused-import.ts';

type Tag = { name: string; attributes: Record<string, string> };

type Handlers = {
  open?: (tag: Tag) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Office has fewer than ten; elements within elements without end take the reader minutes. */
const mostDepth = 100;
/** Office has a few dozen at most; a million of one element take the reader seconds. */
const mostAttributes = 500;

/** Reads the XML of an Office file piece by piece; after each piece `yields` may hand over what is ready. */
export async function* readXml<T>(stream: Readable, handlers: Handlers, yields: () => T[]): AsyncGenerator<T[]> {
  const parser = new SaxesParser({ position: false });
  const { open, text, close } = handlers;
  if (open)
    parser.on('opentag', ({ name, attributes }) =>
      open({ name: plain(name), attributes: attributes as Tag['attributes'] }),
    );
  if (text) parser.on('text', text);
  let depth = 0;
  let attributeCount = 0;
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > mostAttributes) throw importDamaged();
  });
  parser.on('opentagstart', () => {
    attributeCount = 0;
    depth += 1;
    if (depth > mostDepth) throw importDamaged();
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(plain(name));
  });
  // Office never writes one, and entities of one's own are how XML bombs are made.
  parser.on('doctype', () => {
    throw importDamaged();
  });
  parser.on('error', () => {
    throw importDamaged();
  });
  stream.setEncoding('utf8');
  try {
    for await (const piece of stream) {
      parser.write(piece);
      const ready = yields();
      if (ready.length > 0) yield ready;
    }
    parser.close();
  } catch (error) {
    throw error instanceof ProblemError ? error : importDamaged();
  } finally {
    stream.destroy();
  }
  const last = yields();
  if (last.length > 0) yield last;
}

/** Reads it to its end. */
export async function readWholeXml(stream: Readable, handlers: Handlers): Promise<void> {
  for await (const _ of readXml(stream, handlers, () => []));
}

/** Some programs write every name with a prefix. */
function plain(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}
