import { formatInstant, useTranslation } from '@haisha/i18n';
import { Box, StatusBadge, type StatusTone, Text } from '@haisha/ui';
import { useSyncExternalStore } from 'react';
import { Section } from '../layout/section.tsx';
import type { LiveService } from '../live/live-service.ts';
import { useLivePart } from '../live/use-live-part.ts';
import { FactTable } from './fact-table.tsx';

const tones = {
  live: 'success',
  connecting: 'neutral',
  polling: 'warning',
  unreachable: 'danger',
  off: 'neutral',
} as const satisfies Record<string, StatusTone>;

/** Shows how this page is kept up to date, and the last 50 events of its connection. */
export function RealtimeSection() {
  const { t } = useTranslation('shell');
  const part = useLivePart();
  if (part) return <Realtime service={part.service} />;
  return (
    <Section title={t('system:debug.realtime')}>
      <Text color="fg.muted">{t('system:debug.notLoaded')}</Text>
    </Section>
  );
}

function Realtime({ service: { realtime } }: { service: LiveService }) {
  const { t } = useTranslation('shell');
  const state = useSyncExternalStore(realtime.onState, realtime.state);
  const events = useSyncExternalStore(realtime.record.subscribe, realtime.record.get);
  return (
    <Section
      title={t('system:debug.realtime')}
      aside={<StatusBadge tone={tones[state]}>{t(`live:state.${state}`)}</StatusBadge>}
    >
      <Box maxH="28rem" overflowY="auto">
        <FactTable
          label={t('system:debug.events')}
          columns={[
            t('system:debug.at'),
            t('system:debug.event'),
            t('system:debug.channel'),
            t('system:debug.content'),
          ]}
          rows={events.map(({ id, at, what, channel, data }) => ({
            id: String(id),
            cells: [formatInstant(new Date(at), { seconds: true }), what, channel ?? '', data],
          }))}
        />
      </Box>
    </Section>
  );
}
