import { beforeEach, describe, expect, it } from 'vitest';
import { pointerWith } from '../test/pointers.ts';
import { sessionOf } from '../test/sessions.ts';
import { noStartFacts, readStartFacts } from './start-facts.ts';

function documentWith(facts: unknown): Document {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.id = 'haisha-start';
  script.type = 'application/json';
  script.textContent = typeof facts === 'string' ? facts : JSON.stringify(facts);
  page.head.append(script);
  return page;
}

describe('what the document comes with', () => {
  const pointer = pointerWith();
  let whole: { pointer: unknown; apiVersion: unknown; session: unknown };
  beforeEach(() => {
    whole = { pointer, apiVersion: '2026.11', session: sessionOf() };
  });

  it('is read as it stands', () => {
    expect(readStartFacts(documentWith(whole))).toEqual(whole);
    expect(readStartFacts(documentWith({ ...whole, session: null })).session).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['another pointer', { pointer: { revision: 'x' }, apiVersion: 3, session: 'admin' }],
    ['an empty object', {}],
  ])('is asked for where it is %s', (_, facts) => {
    expect(readStartFacts(documentWith(facts))).toEqual(noStartFacts);
  });

  it('is nothing on a static host', () => {
    expect(readStartFacts(document.implementation.createHTMLDocument())).toEqual(noStartFacts);
  });
});
