import { useTranslation } from '@haisha/i18n';
import { Box, chakra, Icon, IconButton } from '@haisha/ui';
import type { StoredFile } from '@haisha/validation/file';
import { fileAddress } from '../../../api/entry-files-api.ts';

export type EntryFileItemProps = { file: StoredFile; onRemove?: ((file: StoredFile) => void) | undefined };

/** One photo or document, small; it opens in a tab of its own. */
export function EntryFileItem({ file, onRemove }: EntryFileItemProps) {
  const { t } = useTranslation('vehicleHistory');
  const { id, name, mediaType } = file;
  return (
    <Item>
      <a href={fileAddress(id)} target="_blank" rel="noreferrer" aria-label={t('files.open', { name })} title={name}>
        <Box className="picture">
          {mediaType.startsWith('image/') ? (
            <img src={fileAddress(id)} alt="" loading="lazy" />
          ) : (
            <>
              <Icon name="document" size={36} />
              <span>PDF</span>
            </>
          )}
        </Box>
        <Box className="name">{name}</Box>
      </a>
      {onRemove && (
        <IconButton
          className="remove"
          variant="surface"
          colorPalette="gray"
          size="sm"
          aria-label={t('files.remove', { name })}
          title={t('files.remove', { name })}
          onClick={() => onRemove(file)}
        >
          <Icon name="close" />
        </IconButton>
      )}
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    position: 'relative',
    w: '28',
    '& a': { display: 'block', rounded: 'md' },
    '& .picture': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      h: '28',
      bg: 'bg.muted',
      color: 'fg.muted',
      borderWidth: '1px',
      rounded: 'md',
      overflow: 'hidden',
      fontWeight: 'semibold',
    },
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
    '& .name': { mt: '1', textStyle: 'sm', truncate: true },
    '& .remove': { position: 'absolute', top: '1', insetEnd: '1' },
  },
});
