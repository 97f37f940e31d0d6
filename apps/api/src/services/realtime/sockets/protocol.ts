import type { Message } from '../messages/message.ts';

export const protocolVersion = 7;

/** 4000–4099: do not come back; 4100–4199: come back after a while; 4200–4299: come back at once. */
export const closeCodes = {
  onlySecure: 4000,
  unknownKey: 4001,
  pathNotFound: 4005,
  invalidVersion: 4006,
  unsupportedVersion: 4007,
  noVersion: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  noPong: 4201,
} as const;
export type CloseCode = (typeof closeCodes)[keyof typeof closeCodes];

/** Errors that leave the socket open. */
export const errorCodes = { clientEvent: 4300, clientEventRate: 4301 } as const;

export const limits = {
  eventNameLength: 200,
  eventDataBytes: 10 * 1024,
  /** Of a frame that a client sends: the data of an event, quoted, with some room around it. */
  frameBytes: 32 * 1024,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  membersPerChannel: 100,
  channelsPerSocket: 200,
  clientEventsPerSecond: 10,
  cachedMinutes: 30,
  pongSeconds: 30,
} as const;

/** Whether an event is of the size that may be sent. */
export function isEventSize(data: string): boolean {
  return Buffer.byteLength(data) <= limits.eventDataBytes;
}

/** Whether the database can keep a text; JSON writes the one character it cannot keep as an escape. */
export function isKeepable(text: string): boolean {
  return !text.includes('\u0000');
}

/** A frame that the server itself sends; data goes as JSON text, as in every frame of the protocol. */
export function systemFrame(event: string, data: unknown, channel?: string): Buffer {
  return Buffer.from(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
}

export function errorFrame(message: string, code: number | null = null): Buffer {
  return Buffer.from(JSON.stringify({ event: 'pusher:error', data: { code, message } }));
}

export function messageFrame({ event, channel, data, userId }: Omit<Message, 'id' | 'exceptSocketId'>): Buffer {
  return Buffer.from(JSON.stringify({ event, channel, data, user_id: userId ?? undefined }));
}
