import type { ServerOptions } from 'node:http';

/** A phone on a slow line sends the largest file in this time. */
const longestRequestMs = 3_600_000;
const checksInPatience = 30;

type SocketLimits = { requestTimeout: number; http: ServerOptions };

/** Ends a socket that has not asked anything after so long, whether it is silent or sends a byte now and then. */
export function socketLimits(patienceMs = 30_000): SocketLimits {
  return {
    requestTimeout: longestRequestMs,
    http: { headersTimeout: patienceMs, connectionsCheckingInterval: patienceMs / checksInPatience },
  };
}
