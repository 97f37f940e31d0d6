import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Button, Icon } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import { useBoard } from '../board-context.ts';
import type { Run } from '../day/board-types.ts';
import { isCarriable } from '../day/run-facts.ts';

export type RunDeliveriesProps = { run: Run; deliveries: readonly Delivery[] | undefined };

/** What the run carries; each can be taken off, back to the list of what is left over. */
export function RunDeliveries({ run, deliveries }: RunDeliveriesProps) {
  const { t } = useTranslation('board');
  const localName = useLocalName();
  const { canMove, give } = useBoard();
  if (!deliveries || deliveries.length === 0) return null;
  const takeOff = (ids: readonly string[]) =>
    void give({ kind: 'place', runId: null, deliveryIds: ids, fromRunId: run.id });
  const mayTake = canMove && isCarriable(run);
  return (
    <section aria-label={t('panel.deliveries')}>
      <h3>
        {t('panel.deliveries')}
        <span>{deliveries.length}</span>
        {mayTake && deliveries.length > 1 && (
          <Button
            size="xs"
            variant="ghost"
            colorPalette="gray"
            ms="auto"
            onClick={() => takeOff(deliveries.map(({ id }) => id))}
          >
            {t('panel.takeAllOff')}
          </Button>
        )}
      </h3>
      <ul data-list="">
        {deliveries.map((delivery) => {
          const name = localName(delivery.destinationName, delivery.destinationNameEn);
          return (
            <li key={delivery.id}>
              <span>
                <Link to={`/delivery/detail/${delivery.id}`}>{name}</Link>{' '}
                <small>
                  {[delivery.number, localName(delivery.cargoOwnerName, delivery.cargoOwnerNameEn)].join(' ')}
                </small>
              </span>
              {mayTake && (
                <Button
                  size="xs"
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={t('panel.takeOffNamed', { name })}
                  onClick={() => takeOff([delivery.id])}
                >
                  <Icon name="close" size={14} />
                  {t('panel.takeOff')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
