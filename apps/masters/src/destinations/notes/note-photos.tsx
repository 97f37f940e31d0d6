import { useTranslation } from '@haisha/i18n';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { fileAddress } from '@haisha/records/files/file-address';
import { chakra, Icon } from '@haisha/ui';
import type { StoredFile } from '@haisha/validation/file';
import { Suspense, useState } from 'react';

const PhotoViewer = lazyDialog(async () => ({ default: (await import('./photo-viewer.tsx')).PhotoViewer }));

/** The photos of a note, small; one that is pressed is shown large, a document opens in a tab of its own. */
export function NotePhotos({ files, title }: { files: readonly StoredFile[]; title: string }) {
  const { t } = useTranslation('destinationNote');
  const photos = files.filter(({ mediaType }) => mediaType.startsWith('image/'));
  const documents = files.filter((file) => !photos.includes(file));
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <Thumbnails aria-label={t('photo.list')}>
        {photos.map(({ id, name }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('photo.enlarge', { number: index + 1, count: photos.length, name })}
              onClick={() => setShown(index)}
            >
              <img src={fileAddress(id)} alt="" loading="lazy" />
            </button>
          </li>
        ))}
        {documents.map(({ id, name }) => (
          <li key={id}>
            <a href={fileAddress(id)} target="_blank" rel="noreferrer" aria-label={t('photo.open', { name })}>
              <Icon name="document" size={28} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </Thumbnails>
      {shown !== null && (
        <Suspense fallback={null}>
          <PhotoViewer photos={photos} title={title} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}

const Thumbnails = chakra('ul', {
  base: {
    mt: '3',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    listStyleType: 'none',
    '& button, & a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      boxSize: '28',
      bg: 'bg.muted',
      borderWidth: '1px',
      rounded: 'md',
      overflow: 'hidden',
      cursor: 'zoom-in',
      textStyle: 'sm',
      overflowWrap: 'anywhere',
    },
    '& a': { cursor: 'pointer', p: '2' },
    '& :is(button, a):focus-visible': {
      outline: '2px solid',
      outlineColor: 'primary.focusRing',
      outlineOffset: '2px',
    },
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
});
