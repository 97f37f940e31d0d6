import { tokyoDate, useTranslation } from '@haisha/i18n';
import { Link, notify, useCan, useMutation, useProblemText } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { isPlan } from '@haisha/rules/states/delivery-operation';
import { Box, chakra, Flex, StatusBadge, Text } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import { type ReactNode, Suspense, useState } from 'react';
import { deliveryPlace } from '../delivery-place.ts';
import { operationTone, priceTone } from '../delivery-tone.ts';
import { LazyDeliveryFiles } from '../files/lazy-delivery-files.tsx';
import { useDeliveryText } from '../use-delivery-text.ts';
import { type Command, commandsOf, priceCommandsOf, resultCommandsOf } from './command.ts';
import { CommandButtons } from './command-buttons.tsx';
import { commandDelivery } from './delivery-commands-api.ts';
import { PriceFacts } from './price-facts.tsx';
import { ResultFacts } from './result-facts.tsx';

const CommandDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "delivery-commands" */ './command-dialog.tsx')).CommandDialog,
}));

/** Where a delivery stands on its three axes, what can be done with it, what happened, and what it earns. */
export function DeliveryState({ row }: { row: Delivery }) {
  const { t } = useTranslation('delivery');
  const can = useCan();
  const textOf = useDeliveryText();
  const problemText = useProblemText();
  const [asking, setAsking] = useState<Command | null>(null);
  const { mutateAsync: command, isPending } = useMutation(commandDelivery(row.id));

  async function give(chosen: Command): Promise<void> {
    if (chosen.asks !== 'none') return setAsking(chosen);
    try {
      await command({ name: chosen.name, body: { version: row.version } });
      notify({ kind: 'success', text: t(`done.${chosen.name}`) });
    } catch (error) {
      notify({ kind: 'error', text: problemText(error) });
    }
  }

  const buttons = { busy: isPending, onGive: (chosen: Command) => void give(chosen) };
  return (
    <Box as="section" aria-label={t('section.state')}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" pb="3">
        <Axes>
          <Axis label={t('field.operationStatus')}>
            <StatusBadge tone={operationTone(row, tokyoDate())}>
              {textOf('operationStatus', row.operationStatus)}
            </StatusBadge>
          </Axis>
          {row.price !== null && (
            <Axis label={t('field.priceStatus')}>
              <StatusBadge tone={priceTone(row)}>{textOf('priceStatus', row.priceStatus)}</StatusBadge>
            </Axis>
          )}
          <Axis label={t('field.billingStatus')}>
            <StatusBadge tone="quiet">{textOf('billingStatus', row.billingStatus)}</StatusBadge>
          </Axis>
          {row.allocationNumber !== null && <Axis label={t('field.allocationNumber')}>{row.allocationNumber}</Axis>}
          {row.splitFromId !== null && (
            <Axis label={t('field.splitFromNumber')}>
              <Link to={deliveryPlace.formAt(row.splitFromId)} data-inline-link="">
                {row.splitFromNumber}
              </Link>
            </Axis>
          )}
          {row.followsId !== null && (
            <Axis label={t('field.followsNumber')}>
              <Link to={deliveryPlace.formAt(row.followsId)} data-inline-link="">
                {row.followsNumber}
              </Link>
            </Axis>
          )}
          <RelatedAxis label={t('field.splitInto')} rows={row.splitInto} />
          <RelatedAxis label={t('field.followedBy')} rows={row.followedBy} />
          {row.cancelReason !== null && <Axis label={t('field.cancelReason')}>{row.cancelReason}</Axis>}
        </Axes>
        <CommandButtons commands={commandsOf(row, can)} {...buttons} />
      </Flex>
      <ResultFacts row={row}>
        <CommandButtons commands={resultCommandsOf(row, can)} {...buttons} />
      </ResultFacts>
      {!isPlan(row.operationStatus) && <LazyDeliveryFiles row={row} />}
      {row.price !== null && (
        <PriceFacts price={row.price}>
          <CommandButtons commands={priceCommandsOf(row, can)} {...buttons} />
        </PriceFacts>
      )}
      {asking && (
        <Suspense>
          <CommandDialog row={row} command={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </Box>
  );
}

/** The deliveries that came out of this one, each with its status. */
function RelatedAxis({ label, rows }: { label: string; rows: Delivery['splitInto'] }) {
  const textOf = useDeliveryText();
  if (rows.length === 0) return null;
  return (
    <Axis label={label}>
      {rows.map(({ deliveryId, number, operationStatus }) => (
        <Flex key={deliveryId} gap="2">
          <Link to={deliveryPlace.formAt(deliveryId)} data-inline-link="">
            {number}
          </Link>
          <Text as="span" color="fg.muted">
            {textOf('operationStatus', operationStatus)}
          </Text>
        </Flex>
      ))}
    </Axis>
  );
}

function Axis({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Axes = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    '& dt': { color: 'fg.subtle', textStyle: 'xs' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
});
