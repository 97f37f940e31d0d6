import type { Permission } from '@haisha/rules/permission';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Transaction } from '../../../db/database.ts';
import type { Write } from '../entity-repository.ts';
import { rowScopeOf } from '../read/row-scope.ts';

export function writeOf(request: FastifyRequest, permission: Permission, clock: Clock, tx: Transaction): Write {
  return { tx, actor: request.actor, scope: rowScopeOf(request, permission, clock), requestId: request.id };
}
