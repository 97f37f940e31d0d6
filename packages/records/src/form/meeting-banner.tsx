import { formatInstant, useJoined, useTranslation } from '@haisha/i18n';
import { useSession } from '@haisha/platform';
import { Box, Button, chakra, Icon, IconButton, Text } from '@haisha/ui';
import { focusWhole } from '@haisha/ui/fields';
import type { EntityFields } from '@haisha/validation/entity';
import { useRef } from 'react';
import type { Meeting } from './use-meeting.ts';

export type MeetingBannerProps = {
  /** What somebody saved while there was input here. */
  meeting: Meeting<EntityFields> | null;
  /** The row as somebody saved it, which a form without input has taken. */
  taken: EntityFields | null;
  labelOf: (name: string) => string;
  onDismiss: () => void;
};

/** Says calmly over the form that somebody else saved the same row: what was taken over, and what waits for a choice. */
export function MeetingBanner({ meeting, taken, labelOf, onDismiss }: MeetingBannerProps) {
  const { t } = useTranslation('record');
  const joined = useJoined();
  const userId = useSession()?.user.id;
  const place = useRef<HTMLDivElement>(null);
  const row = meeting?.current ?? taken;
  const clashes = meeting?.clashes.length ?? 0;

  function words({ updatedBy, updatedAt }: EntityFields): string {
    const name = updatedBy?.name ?? t('entity:actor.system');
    const at = formatInstant(updatedAt);
    if (!meeting) return t('live.taken', { name, at });
    const fields = joined(meeting.changed.map(labelOf));
    return t(updatedBy?.id === userId ? 'meeting.savedElsewhere' : 'meeting.saved', { name, at, fields });
  }

  function goToClash(): void {
    const offers = [...(place.current?.parentElement?.querySelectorAll<HTMLElement>('[data-clash]') ?? [])];
    const { activeElement } = document;
    const at = offers.findIndex((offer) => offer.contains(activeElement));
    const button = offers[(at + 1) % offers.length]?.querySelector('button');
    if (button) focusWhole(button);
  }

  return (
    <Place ref={place} role="status" data-kind={meeting ? 'met' : 'taken'}>
      {row && (
        <Line>
          <Icon name="users" size={16} />
          <Text flex="1" minW="14rem">
            {words(row)} {meeting && t('meeting.kept')} {clashes > 0 && t('meeting.clashes', { count: clashes })}
          </Text>
          {clashes > 0 ? (
            <Button type="button" variant="outline" colorPalette="gray" onClick={goToClash}>
              {t('meeting.goTo')}
            </Button>
          ) : (
            meeting && (
              <IconButton
                type="button"
                variant="ghost"
                colorPalette="gray"
                aria-label={t('ui:close')}
                onClick={onDismiss}
              >
                <Icon name="close" size={16} />
              </IconButton>
            )
          )}
        </Line>
      )}
    </Place>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    px: { base: '4', md: '6' },
    py: '1.5',
    minH: '11',
    borderBottomWidth: '1px',
  },
});

const Place = chakra(Box, {
  base: {
    // On a phone it would cover half of the form.
    position: { base: 'static', md: 'sticky' },
    top: 'var(--banner-top, {sizes.bar})',
    zIndex: '5',
    bg: 'bg.info',
    '&[data-kind=met]': { bg: 'bg.warning', '& svg': { color: 'orange.fg' } },
  },
});
