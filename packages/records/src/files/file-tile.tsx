import { useTranslation } from '@haisha/i18n';
import { Box, chakra, Icon, IconButton } from '@haisha/ui';
import type { ReactNode } from 'react';

export type FileTileProps = {
  name: string;
  /** Where the photo is; null for a document. */
  picture: string | null;
  /** Where it opens in a tab of its own, once it is kept. */
  address?: string | undefined;
  onRemove?: (() => void) | undefined;
};

/** One photo or document, small. */
export function FileTile({ name, picture, address, onRemove }: FileTileProps) {
  const { t } = useTranslation('file');
  const content: ReactNode = (
    <>
      <Box className="picture">
        {picture === null ? (
          <>
            <Icon name="document" size={36} />
            <span>PDF</span>
          </>
        ) : (
          <img src={picture} alt="" loading="lazy" />
        )}
      </Box>
      <Box className="name">{name}</Box>
    </>
  );
  return (
    <Tile>
      {address === undefined ? (
        <div title={name}>{content}</div>
      ) : (
        <a href={address} target="_blank" rel="noreferrer" aria-label={t('open', { name })} title={name}>
          {content}
        </a>
      )}
      {onRemove && (
        <IconButton
          className="remove"
          variant="surface"
          colorPalette="gray"
          size="sm"
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </IconButton>
      )}
    </Tile>
  );
}

/** What the tiles stand in. */
export const FileTiles = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', listStyleType: 'none' },
});

const Tile = chakra('li', {
  base: {
    position: 'relative',
    w: '32',
    '& a': { display: 'block', rounded: 'md' },
    '& .picture': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      h: '32',
      bg: 'bg.muted',
      color: 'fg.muted',
      borderWidth: '1px',
      rounded: 'md',
      overflow: 'hidden',
      fontWeight: 'semibold',
    },
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
    '& .name': { mt: '1', textStyle: 'sm', lineClamp: 2, overflowWrap: 'anywhere' },
    '& .remove': { position: 'absolute', top: '1', insetEnd: '1' },
  },
});
