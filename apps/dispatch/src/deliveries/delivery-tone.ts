import { addDays } from '@haisha/rules/calendar';
import type { StatusTone } from '@haisha/ui';
import type { OperationStatus, PriceStatus } from '@haisha/validation/delivery-choices';

type Planned = { operationStatus: OperationStatus; operationDate: string };

/** How loudly a state speaks: what is usual by then is quiet, a delivery that leaves soon without a run is not. */
export function operationTone({ operationStatus, operationDate }: Planned, today: string): StatusTone {
  switch (operationStatus) {
    case 'open':
      if (operationDate < today) return 'overdue';
      return operationDate <= addDays(today, 1) ? 'warning' : 'neutral';
    case 'draft':
    case 'cancelled':
      return 'neutral';
    case 'loaded':
    case 'inTransit':
    case 'arrived':
      return 'success';
    case 'partial':
      return 'warning';
    case 'failed':
      return 'danger';
    case 'assigned':
    case 'confirmed':
    case 'delivered':
      return 'quiet';
  }
}

type Priced = { operationStatus: OperationStatus; priceStatus: PriceStatus };

/** Work that is done and has no fare yet holds the closing up; before that hardly any fare is known. */
export function priceTone({ operationStatus, priceStatus }: Priced): StatusTone {
  if (priceStatus === 'undecided') return isDone(operationStatus) ? 'warning' : 'quiet';
  return priceStatus === 'fixed' ? 'quiet' : 'neutral';
}

/** Returns whether the state of a fare says anything among those of a list. */
export function tellsPrice({ operationStatus, priceStatus }: Priced): boolean {
  return priceStatus !== 'undecided' || isDone(operationStatus);
}

function isDone(status: OperationStatus): boolean {
  return status === 'delivered' || status === 'partial' || status === 'failed';
}
