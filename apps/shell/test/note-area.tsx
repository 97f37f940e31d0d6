import { defineArea, http, Link, useQuery, useUnsavedGuard } from '@haisha/platform';
import { UiProvider } from '@haisha/ui';
import { useState } from 'react';
import type { Federation } from '../src/areas/area-loader.ts';

/** A small area: a page with a form, and one that asks the server for something. */
const noteArea = defineArea(
  { name: 'notes', routes: [], navigation: [], permissions: [], messages: [] },
  {
    routes: [
      { path: '/notes', element: <NotePage /> },
      { path: '/notes/edit/:id', element: <BrokenPage /> },
    ],
    messages: { note: { ja: { title: 'メモ' }, en: { title: 'Notes' } } },
  },
);

/** The same area with a page that cannot be fetched. */
const broken = defineArea(noteArea.manifest, {
  routes: [{ path: '/notes', lazy: () => Promise.reject(new Error('Loading chunk 1 failed')) }],
  messages: {},
});

export const federationOfBrokenNotes: Federation = {
  problems: async () => [],
  load: async () => ({ default: broken }),
};

export const federationOfNotes: Federation = { problems: async () => [], load: async () => ({ default: noteArea }) };

function NotePage() {
  const [text, setText] = useState('');
  useUnsavedGuard(text !== '');
  const { refetch } = useQuery({ queryKey: ['/notes'], queryFn: () => http().get<unknown>('/notes'), enabled: false });
  return (
    <UiProvider>
      <h1>Notes</h1>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void refetch()}>
        Ask
      </button>
      <Link to="/">Leave</Link>
    </UiProvider>
  );
}

function BrokenPage(): never {
  throw new Error('The note is torn');
}
