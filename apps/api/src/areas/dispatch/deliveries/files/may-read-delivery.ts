import type { FileReader } from '../../../../services/files/file-reader.ts';
import { rowScopeOf } from '../../../../services/records/read/row-scope.ts';
import { deliveryRepository } from '../delivery-repository.ts';

/** Who reads a delivery reads its photos and documents. */
export const mayReadDelivery: FileReader['mayRead'] = async (request, { db, clock }, { entityId }) => {
  if (!request.actor.scopeOf('delivery.read')) return false;
  return (await deliveryRepository.find(db, entityId, rowScopeOf(request, 'delivery.read', clock))) !== null;
};
